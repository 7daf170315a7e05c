-- Names that others can be shown (the same rule as in the domain): there is something to see in them, they leave the direction
-- of the text around them as it is, and they do not pass for the people who run the site.
create function private.is_fit_name(p_name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select
    regexp_replace(
      p_name,
      '[[:space:]\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]',
      '', 'g'
    ) <> ''
    and p_name !~ '[\u202a-\u202e\u2066-\u2069]'
    and regexp_replace(
      translate(
        lower(regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g')),
        '01i|!ı5$ѕЅоОοΟтТτΤгГуУүҮυΥӏӀіІмМμΜ',
        'olllllssssoooottttrryyyyyyllllmmmm'
      ),
      '[^a-z]', '', 'g'
    ) not like '%storyloom%';
$$;

-- A person's rights check what they write.
revoke execute on function private.is_fit_name(text) from public, anon, authenticated, service_role;
grant execute on function private.is_fit_name(text) to authenticated;

update public.profiles set display_name = 'Writer' where not private.is_fit_name(display_name);
alter table public.profiles add constraint profiles_display_name_fit check (private.is_fit_name(display_name));

-- As before; a name that cannot be shown never makes a sign-up fail either.
create or replace function public.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_name text := btrim(left(btrim(regexp_replace(new.raw_user_meta_data ->> 'name', '\s+', ' ', 'g')), 80));
begin
  insert into public.profiles (id, display_name)
  values (new.id, case when v_name <> '' and private.is_fit_name(v_name) then v_name else 'Writer' end);
  return new;
end;
$$;

-- Addresses go into spreadsheets, where a first character of these begins a formula. No mailbox that people use begins so.
alter table public.newsletter_subscribers add constraint newsletter_subscribers_no_formula
  check (email !~ '^[-=+@|%''"]') not valid;
