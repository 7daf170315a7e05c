-- A name is shown beside what somebody shares; one of nothing but white space would look like none.
update public.profiles set display_name = 'Writer' where display_name !~ '[^[:space:]]';
alter table public.profiles add constraint profiles_display_name_not_blank check (display_name ~ '[^[:space:]]');
