-- How many codes an item delivers: whoever takes the item reads with it what it delivers. Kept by the table of codes itself, so that a server of an earlier version, which may run beside, keeps it as well.
alter table shop_item add column code_count integer not null default 0 check (code_count >= 0);
update shop_item set code_count = (select count(*) from shop_code where item_id = shop_item.id)
  where exists (select from shop_code where item_id = shop_item.id);

create function count_item_codes() returns trigger language plpgsql as $$
begin
  update shop_item set code_count = code_count + changed.codes
  from (
    select item_id, count(*)::integer * case tg_op when 'INSERT' then 1 else -1 end as codes
    from changed_codes group by item_id) as changed
  where shop_item.id = changed.item_id;
  return null;
end $$;
create trigger shop_code_added after insert on shop_code
  referencing new table as changed_codes for each statement execute function count_item_codes();
create trigger shop_code_removed after delete on shop_code
  referencing old table as changed_codes for each statement execute function count_item_codes();
