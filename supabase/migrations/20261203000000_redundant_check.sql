-- A name that is fit to be shown is not blank.
alter table public.profiles drop constraint profiles_display_name_not_blank;
