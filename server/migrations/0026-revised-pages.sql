-- Staff change pages; whoever began from an older state than there is must be told (ADMIN-12).
alter table content_page add column revision integer not null default 1;
