-- That this database was filled with the demo community, whose passwords everybody knows. An address
-- is no sign of it: anybody may sign up with one.
create table demo_community (filled_at timestamptz not null);

-- People of the demo are older than the database they live in.
insert into demo_community
select min(inserted) from users
where email like '%@demo.invalid'
  and inserted < (select min(timestamp)::timestamptz from kysely_migration)
having count(*) > 0;
