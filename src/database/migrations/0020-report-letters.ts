/** Letters that say how many reports have come: how often each customer wants one (null: never), and what is to be said in the next. */
import type { Knex } from 'knex';

const choice = `
  alter table customers add column report_mail text,
    add constraint customers_report_mail_known check (report_mail in ('at_once', 'daily'))`;

/**
 * The next letter to a customer: how many reports it is about, the first of which came at `since`. Nobody sends it before `due_at`, which
 * is in the future for an hour after the last one, while it is being sent, and after a failure.
 */
const letters = `
  create table report_letters (
    customer_id integer primary key references customers on delete cascade,
    reports integer not null default 0,
    since timestamptz not null default now(),
    due_at timestamptz not null default now(),
    failures integer not null default 0,
    constraint report_letters_reports_count check (reports >= 0)
  );
  create index report_letters_due_at_idx on report_letters (due_at) where reports > 0`;

export const reportLetters = {
  up: async (trx: Knex) => {
    for (const sql of [choice, letters]) await trx.raw(sql);
  },
};
