/** The choice of letters about reports, on the form of a customer and below the reports. */
import { type ReportMail, reportMails } from '../../contracts/management/customers.ts';
import type { Field } from './field.ts';

export const reportMailNames: Record<ReportMail, string> = {
  none: 'None',
  daily: 'One a day, where there were any',
  at_once: 'At once, but one an hour at most',
};

export const reportMailField = {
  kind: 'select',
  label: 'Letters about reports',
  hint: 'By e-mail: how many reports have come, and the link to them. What visitors say is not in it.',
  choices: reportMails.map((value) => ({ value, label: reportMailNames[value] })),
  required: true,
} satisfies Omit<Extract<Field, { kind: 'select' }>, 'name'>;
