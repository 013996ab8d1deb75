import type { Knex } from 'knex';

/** Which way in a token or session came by, and how often customers have changed their e-mail addresses. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Null: begun by a version that did not note it.
    alter table tokens add column came_by text constraint tokens_came_by_known check (came_by in ('password', 'social'));
    alter table sessions add column came_by text constraint sessions_came_by_known check (came_by in ('password', 'social'));

    -- As of sessions: what the app called itself, and the network that it came from.
    alter table tokens add column user_agent text constraint tokens_user_agent_length check (char_length(user_agent) <= 255);
    alter table tokens add column network text;

    -- By customer, within a day. The throttle's library writes it.
    create table email_change_tries (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index email_change_tries_expire_idx on email_change_tries (expire);

    -- What a social network vouches for is not enough for an admin, whenever that one was made an admin. Nobody noted which
    -- tokens and sessions came by a network, so whoever could come by one loses all.
    delete from tokens where customer_id in
      (select c.id from customers c join social_identities i on i.customer_id = c.id where c.role = 'admin');
    delete from sessions where customer_id in
      (select c.id from customers c join social_identities i on i.customer_id = c.id where c.role = 'admin');
    delete from social_identities where customer_id in (select id from customers where role = 'admin');
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table email_change_tries;
    alter table tokens drop column network, drop column user_agent, drop column came_by;
    alter table sessions drop column came_by;
  `);
}
