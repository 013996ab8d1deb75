import type { Knex } from 'knex';

const orders = `
  create table translation_orders (
    id integer generated always as identity primary key,
    customer_id integer not null references customers on delete cascade,
    -- By which who asks for the same again gets the same order.
    request_key bytea not null,
    lang_codes text[] not null,
    -- As asked for: the place may be gone.
    place_id integer,
    -- How many tags were meant.
    tags integer not null,
    parts text[] not null,
    states text[] not null,
    -- Its items, and how many of them are in each state. The trigger of the items counts.
    total integer not null,
    queued integer not null default 0,
    running integer not null default 0,
    saved integer not null default 0,
    skipped integer not null default 0,
    failed integer not null default 0,
    cancelled integer not null default 0,
    state text not null generated always as (case
      when queued + running > 0 then case when begun_at is null then 'queued' else 'running' end
      when cancelled > 0 then 'cancelled'
      when failed = 0 then 'succeeded'
      when saved = 0 then 'failed'
      else 'partially_failed' end) stored,
    -- Why none of its queued items can be worked on.
    waiting_for text,
    begun_at timestamptz,
    -- Nothing more is to be made; trying again what has failed takes that back.
    cancelled_at timestamptz,
    finished_at timestamptz,
    -- When an item of it was begun last.
    turn_at timestamptz,
    -- Grows by one with each change.
    version bigint not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint translation_orders_add_up check (total = queued + running + saved + skipped + failed + cancelled),
    constraint translation_orders_waiting_for_known check (waiting_for in ('cap', 'providers'))
  );
  create index translation_orders_customer_id_idx on translation_orders (customer_id, id);
  create index translation_orders_open_idx on translation_orders (id) where finished_at is null;
  create index translation_orders_finished_at_idx on translation_orders (finished_at) where finished_at is not null;
  create trigger row_updated before update on translation_orders for each row execute function row_updated();
`;

const items = `
  create table translation_order_items (
    order_id integer not null references translation_orders on delete cascade,
    -- Which of the order's it is, from 1.
    id integer not null,
    part text not null,
    -- A text record for a text, a tag for a name. No foreign keys: what is gone meanwhile ends its item.
    subject_id integer not null,
    tag_id integer not null,
    -- Of the original, when the order was made.
    source_lang_code lang_code not null,
    lang_code lang_code not null,
    state text not null,
    provider text,
    reason text,
    attempts smallint not null default 0,
    -- It is not begun before.
    not_before timestamptz not null default '-infinity',
    -- The runner that works on it, and what it holds it by.
    runner text,
    claim uuid,
    begun_at timestamptz,
    -- Of a text that was refused, its key in the memory.
    refused_key bytea,
    updated_at timestamptz not null default now(),
    primary key (order_id, id),
    constraint translation_order_items_part_known check (part in ('text', 'name')),
    constraint translation_order_items_state_known
      check (state in ('queued', 'running', 'saved', 'skipped', 'failed', 'cancelled')),
    constraint translation_order_items_claim_of_running check ((state = 'running') = (claim is not null))
  );
  create index translation_order_items_queued_idx
    on translation_order_items (order_id, source_lang_code, lang_code, not_before, id) where state = 'queued';
  create index translation_order_items_state_idx on translation_order_items (order_id, state, id);
  create index translation_order_items_refused_idx
    on translation_order_items (order_id, source_lang_code, lang_code, refused_key) where refused_key is not null;

  -- Two languages between which an order has items, and whether they have to wait: what providers can do depends on both.
  create table translation_order_pairs (
    order_id integer not null references translation_orders on delete cascade,
    source_lang_code lang_code not null,
    lang_code lang_code not null,
    waiting_for text,
    -- From when on one of them is tried.
    resume_at timestamptz,
    -- The item up to which was looked whether the memory has its text while the others wait.
    looked_at integer not null default 0,
    primary key (order_id, source_lang_code, lang_code),
    constraint translation_order_pairs_waiting_for_known check (waiting_for in ('cap', 'providers'))
  );
`;

/** Whoever changes items, their order says how many there are of each state, and what that comes to, at the same moment. */
const counting = `
  create function translation_order_waits_for(wanted integer) returns text language plpgsql stable as $$
  begin
    return (
      select case when bool_and(pair.waiting_for is not null) then min(pair.waiting_for) end
      from translation_order_pairs pair
      where pair.order_id = wanted and exists (
        select from translation_order_items item
        where item.order_id = pair.order_id and item.source_lang_code = pair.source_lang_code
          and item.lang_code = pair.lang_code and item.state = 'queued')
    );
  end $$;

  create function translation_order_items_changed() returns trigger language plpgsql as $$
  begin
    with change as (
      select order_id,
        coalesce(sum(d) filter (where state = 'queued'), 0) as queued,
        coalesce(sum(d) filter (where state = 'running'), 0) as running,
        coalesce(sum(d) filter (where state = 'saved'), 0) as saved,
        coalesce(sum(d) filter (where state = 'skipped'), 0) as skipped,
        coalesce(sum(d) filter (where state = 'failed'), 0) as failed,
        coalesce(sum(d) filter (where state = 'cancelled'), 0) as cancelled
      from (
        select order_id, state, 1 as d from changed
        union all
        select order_id, state, -1 from former
      ) counted
      group by order_id
    )
    update translation_orders o set
      queued = o.queued + change.queued,
      running = o.running + change.running,
      saved = o.saved + change.saved,
      skipped = o.skipped + change.skipped,
      failed = o.failed + change.failed,
      cancelled = o.cancelled + change.cancelled,
      begun_at = coalesce(o.begun_at, now()),
      finished_at = case when o.queued + o.running + change.queued + change.running = 0 then now() end,
      waiting_for = case when o.queued + change.queued > 0 then translation_order_waits_for(o.id) end,
      turn_at = case when change.running > 0 then clock_timestamp() else o.turn_at end,
      version = o.version + 1
    from change where change.order_id = o.id;
    return null;
  end $$;
  create trigger translation_order_items_changed after update on translation_order_items
    referencing old table as former new table as changed
    for each statement execute function translation_order_items_changed();
`;

export async function up(db: Knex): Promise<void> {
  await db.raw(orders);
  await db.raw(items);
  await db.raw(counting);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table translation_order_pairs;
    drop table translation_order_items;
    drop function translation_order_items_changed();
    drop function translation_order_waits_for(integer);
    drop table translation_orders;
  `);
}
