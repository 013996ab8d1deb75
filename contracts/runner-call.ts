/** What a call of the channel between web processes and runners is. */
import { z } from 'zod';

/** - `query`: only looks; `mutation`: changes something; `subscription`: goes on telling for as long as somebody listens. */
export type Kind = 'query' | 'mutation' | 'subscription';

export const call = <K extends Kind, Input extends z.ZodType, Output extends z.ZodType>(
  kind: K,
  input: Input,
  output: Output,
) => ({ kind, input, output });

export const nothing = z.void();

/** One of them, whichever. */
export type Call<K extends Kind = Kind> = { kind: K; input: z.ZodType; output: z.ZodType };
