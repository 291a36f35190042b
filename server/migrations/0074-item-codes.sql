-- How many codes an item delivers, written with them under its lock: whoever takes the item reads with it what it delivers.
alter table shop_item add column code_count integer not null default 0 check (code_count >= 0);
update shop_item set code_count = (select count(*) from shop_code where item_id = shop_item.id)
  where exists (select from shop_code where item_id = shop_item.id);
