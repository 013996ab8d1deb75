/** The types of calls between web processes and runners. */
import { z } from 'zod';

/** - `query`: reads; `mutation`: writes; `subscription`: streams for as long as it is open. */
type Kind = 'query' | 'mutation' | 'subscription';

export const runnerCall = <K extends Kind, Input extends z.ZodType, Output extends z.ZodType>(
  kind: K,
  input: Input,
  output: Output,
) => ({ kind, input, output });

export const noOutput = z.void();

export type Call<K extends Kind = Kind> = { kind: K; input: z.ZodType; output: z.ZodType };
