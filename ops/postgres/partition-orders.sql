-- Partitions orders and their lines by month, without copying a row: psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f partition-orders.sql
--
-- An order's number begins with its day (YYMMDD), so that a range of numbers is a range of days, and the number alone stays the key. What there
-- is becomes the first partition; the next twelve months get one each. docs/growth.md says when, how long it takes, and what to do each month.
-- One transaction: either all of it is done or nothing. Gateways may run; their orders wait meanwhile.

-- Before it, checks that a migration added without reading the rows are proved, which a partition's have to be. Nobody waits for that.
do $$
declare
  item record;
begin
  for item in
    select conrelid::regclass::text as own, conname from pg_constraint
    where contype = 'c' and not convalidated and conrelid in ('orders'::regclass, 'order_lines'::regclass)
  loop
    execute format('alter table %s validate constraint %I', item.own, item.conname);
  end loop;
end $$;

begin;
set local lock_timeout = '5s';
set local statement_timeout = 0;

-- One month's partitions; once a month, and harmless when they are there. The month begins at midnight of the shop's day.
create or replace function partition_orders(month date) returns void language plpgsql as $$
declare
  first text := to_char(date_trunc('month', month), 'YYMMDD');
  past text := to_char(date_trunc('month', month) + interval '1 month', 'YYMMDD');
  name text := left(first, 4);
begin
  if to_regclass('orders_' || name) is not null then return; end if;
  execute format('create table %I partition of orders for values from (%L) to (%L)', 'orders_' || name, first, past);
  -- A settlement becomes one order. It lasts for minutes, and its row says so, too.
  execute format('create unique index on %I (settle_id)', 'orders_' || name);
  execute format('create table %I partition of order_lines for values from (%L) to (%L)', 'order_lines_' || name, first, past);
end $$;

do $$
declare
  shop_month date := date_trunc('month', now() at time zone 'Asia/Shanghai');
  bound text := to_char(shop_month + interval '1 month', 'YYMMDD');
  one text;
  item record;
  indexes text[] := '{}';
  keys text[] := '{}';
begin
  if (select relkind from pg_class where oid = 'orders'::regclass) = 'p' then raise exception 'orders are partitioned already'; end if;
  lock table orders, order_lines in access exclusive mode;

  -- Foreign keys from and to both tables, which are made again below.
  for item in
    select conname, conrelid::regclass::text as own, confrelid::regclass::text as other, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and (conrelid in ('orders'::regclass, 'order_lines'::regclass) or confrelid in ('orders'::regclass, 'order_lines'::regclass))
  loop
    -- A line's number alone is no key of a partitioned table: what points at a line (pieces of a refund) does so unchecked from here on.
    if item.other <> 'order_lines' then
      keys := keys || format('alter table %s add constraint %I %s', item.own, item.conname, item.definition);
    end if;
    -- What an order itself points at stays: the partition's key becomes part of the new one without a look at its rows.
    if item.other in ('orders', 'order_lines') then execute format('alter table %s drop constraint %I', item.own, item.conname); end if;
  end loop;

  foreach one in array array['orders', 'order_lines'] loop
    for item in
      select indexrelid::regclass::text as name, indisunique as is_unique, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = one::regclass
    loop
      if not item.is_unique then indexes := indexes || item.definition; end if;
      execute format('alter index %s rename to %I', item.name, item.name || '_before');
    end loop;
    execute format('alter table %I rename to %I', one, one || '_before');
    execute format('create table %I (like %I including defaults including constraints including comments) partition by range (order_code)', one, one || '_before');
  end loop;

  create unique index if not exists order_lines_key_before on order_lines_before (line_id, order_code);
  alter table orders add primary key (order_code);
  create unique index order_lines_key on order_lines (line_id, order_code);
  execute format('alter table orders attach partition orders_before for values from (minvalue) to (%L)', bound);
  execute format('alter table order_lines attach partition order_lines_before for values from (minvalue) to (%L)', bound);
  foreach one in array indexes || keys loop execute one; end loop;
  for count in 1..12 loop perform partition_orders((shop_month + make_interval(months => count))::date); end loop;
end $$;

commit;
