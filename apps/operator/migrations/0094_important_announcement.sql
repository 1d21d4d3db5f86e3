-- One that opens itself once for a member who has signed in; all others wait on home until they are opened.
alter table operator.announcement add column is_important boolean not null default false;
