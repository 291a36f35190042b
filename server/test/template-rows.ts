import type { Client } from 'pg'

/**
 * How a database that was copied from the template becomes as it was: all rows go, those of the
 * template come back, and sequences stand where they stood. What is needed for it is kept in
 * temporary tables and a function of one session, which nobody else sees.
 */
export async function keepTemplateRows(session: Client): Promise<void> {
  await session.query(KEEP)
}

/**
 * Answers whether somebody else may have the database. Not so when more than rows was changed, a
 * column for instance, or when so many were written that those who come after would read past them
 * for long.
 */
export async function restoreTemplateRows(session: Client): Promise<boolean> {
  const { rows } = await session.query<{ gone: number | null }>('select pg_temp.restore() as gone')
  const gone = rows[0]?.gone ?? null
  return gone !== null && gone < MOST_ROWS
}

const MOST_ROWS = 20_000

const IS_PERMANENT = `relpersistence <> 't'`

/** Which transactions wrote the rows of a catalogue: any change of a table, index or function. */
const writersOf = (catalogue: string, condition = 'true') =>
  `(select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)
    from ${catalogue} where ${condition})`

const SHAPE = `select array[${[
  writersOf('pg_class', IS_PERMANENT),
  writersOf('pg_attribute', `attrelid in (select oid from pg_class where ${IS_PERMANENT})`),
  writersOf('pg_attrdef'),
  writersOf('pg_constraint'),
  // Each session that makes a temporary table may make a schema for it, which stays.
  writersOf('pg_namespace', `nspname !~ '^pg_'`),
  writersOf('pg_proc'),
  // Of `analyze`, by which the plans of those who come after would be other ones.
  writersOf('pg_statistic'),
  writersOf('pg_trigger'),
  writersOf('pg_ts_config'),
  writersOf('pg_ts_dict'),
  writersOf(
    'pg_db_role_setting',
    'setdatabase = (select oid from pg_database where datname = current_database())',
  ),
].join(', ')}]`

const TABLES = `
  select c.oid, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.${IS_PERMANENT}
    and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`

/** Triggers and foreign keys are off in this session: whole tables go, in any order. */
const KEEP = `
  set session_replication_role = replica;
  set lock_timeout = '5s';
  do $keep$
  declare
    found record;
    is_filled boolean;
    columns text;
    kept int := 0;
    body text := '';
  begin
    for found in ${TABLES} loop
      body := body || format(
        'delete from %s; get diagnostics rows = row_count; gone := gone + rows;', found.name);
      execute format('select exists (select from %s)', found.name) into is_filled;
      continue when not is_filled;
      kept := kept + 1;
      execute format('create temporary table kept_%s as table %s', kept, found.name);
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = found.oid and attnum > 0 and not attisdropped and attgenerated = '';
      body := body || format(
        'insert into %s (%s) overriding system value select %2$s from pg_temp.kept_%3$s;',
        found.name, columns, kept);
    end loop;
    for found in
      select format('%I.%I', schemaname, sequencename) as name,
        coalesce(last_value, start_value) as value, last_value is not null as is_called
      from pg_sequences
    loop
      body := body || format(
        'perform setval(%L, %s, %L);', found.name, found.value, found.is_called);
    end loop;
    execute format('create function pg_temp.restore() returns int language plpgsql as %L',
      'declare rows int; gone int := 0; begin
         if (${SHAPE.replaceAll("'", "''")}) <> (select shape from pg_temp.kept_shape) then
           return null;
         end if;' || body || 'return gone; end');
  end
  $keep$;
  create temporary table kept_shape as select (${SHAPE}) as shape;`
