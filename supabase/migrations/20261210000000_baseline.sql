-- The database as supabase/schemas described it on 24 November 2026, in the order of its files.
-- It replaces the 58 steps that led there. A database that has taken them all is not asked to take this one.

-- A function may name what is made further down.
set check_function_bodies = off;

-- Private

-- The schema that the data interface does not serve, and what the others have in common: who asks, the day, columns that nobody writes.

create schema private;

revoke all on schema private from public;
-- Policies run with the rights of whoever asks, so the roles of a browser reach the few functions granted to them.
grant usage on schema private to anon, authenticated, service_role;

-- One secret a database, so that nobody who reads a hash can try out the addresses behind it.
create table private.salt (
  only_row boolean primary key default true,
  value text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  constraint salt_is_one_row check (only_row)
);

insert into private.salt default values;

revoke all on table private.salt from public, anon, authenticated, service_role;

-- The day, wherever the clock of whoever asks stands: a request may bring a time zone of its own.
create function private.today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'UTC')::date;
$$;

-- The network of an address: /24 of IPv4, /56 of IPv6, which is what one customer usually gets. Null for anything else.
create function private.network_of(p_address text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_address inet;
begin
  -- Without the zone of a local address, and an IPv4 address inside of an IPv6 one as itself.
  v_address := regexp_replace(btrim(p_address), '^::ffff:(?=[0-9]+\.)|%.*$', '', 'gi')::inet;
  return network(set_masklen(v_address, case family(v_address) when 4 then 24 else 56 end))::text;
exception
  when others then
    return null;
end;
$$;

-- Who looks at something, as a hash that is another one for every thing and every day: enough to count a person once a
-- day, and too little to follow anybody. Visitors without an account are told apart by the network of the address that the
-- proxy in front of us writes into `cf-connecting-ip`; null where there is neither.
create function private.visitor_of(p_thing text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(sha256(convert_to(concat_ws(' ', salt.value, p_thing, private.today(), visitor.name), 'UTF8')), 'hex')
  from private.salt as salt
  cross join lateral (
    select coalesce(
      (select private.person())::text,
      private.network_of(nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip')
    ) as name
  ) as visitor
  where visitor.name is not null;
$$;

-- Columns that the database fills itself: a trigger names them, and any other hand that touches them is refused, whatever
-- its grants. What our own triggers change runs inside of another trigger, and that is how it is told apart.
create function private.refuse_changes()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_column text;
  v_before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  foreach v_column in array tg_argv loop
    if to_jsonb(new) -> v_column is distinct from coalesce(v_before -> v_column, '0'::jsonb) then
      raise exception 'The column % is kept by the database and cannot be written.', v_column using errcode = '42501';
    end if;
  end loop;
  return new;
end;
$$;

-- Whoever asks first goes first: of one caller or one network everything is counted one after the other.
create function private.wait_in_line(p_name text)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('story_runs ' || p_name, 0));
$$;

-- For the rest of the transaction, lists are walked in the order of an index until a page is full. The planner, which knows
-- too little of a young database, would rather read and sort the whole list.
create function private.walk_in_order(p_always boolean)
returns void
language sql
set search_path = ''
as $$
  select set_config('enable_sort', case when p_always then 'off' else 'on' end, true);
$$;

-- A list of ids that a page asks about again and again has an end.
create function private.check_ids(p_ids uuid[])
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if cardinality(p_ids) > 100 then
    raise exception 'Ask about 100 at a time.' using errcode = 'PT400';
  end if;
end;
$$;

-- Who asks: the user of the request's token, once they have passed the second step, where they have one. Until then they
-- are nobody to every policy and function, which ask this and not auth.uid(). The claim is the sign-in service's; metadata
-- that a user can write is no part of it. A device whose session ended when the second step was set up elsewhere is told
-- so: to its page an empty library would look like a lost one.
create function private.person()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
begin
  if v_user is null or auth.jwt() ->> 'aal' = 'aal2' or not exists (
    select from auth.mfa_factors as factor where factor.user_id = v_user and factor.status = 'verified'
  ) then
    return v_user;
  end if;
  if not exists (
    select from auth.sessions as session
    where session.user_id = v_user and session.id::text = auth.jwt() ->> 'session_id'
  ) then
    raise exception 'Your sign-in has ended. Please sign in again.' using errcode = 'PT401';
  end if;
  return null;
end;
$$;

revoke execute on function
  private.today(),
  private.network_of(text),
  private.visitor_of(text),
  private.refuse_changes(),
  private.wait_in_line(text),
  private.walk_in_order(boolean),
  private.check_ids(uuid[]),
  private.person()
  from public, anon, authenticated, service_role;
grant execute on function
  private.today()
  to authenticated;
grant execute on function
  private.person()
  to anon, authenticated;

-- Words

-- Texts: how they are searched, compared, put in order and told apart by language.

-- Search in any language that needs nothing but Postgres itself: accents and case do not count, a word is found by its
-- beginning, and of scripts without spaces every character is a word, so that a phrase is found wherever it stands.
create function private.search_text(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(regexp_replace(
    normalize(
      regexp_replace(lower(normalize(coalesce(p_text, ''), NFKD)), '[\u0300-\u036f]', '', 'g'),
      NFKC
    ),
    -- Punctuation: of ASCII and Latin-1, general, and of Chinese and Japanese.
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]+', ' ', 'g'
  ));
$$;

create function private.spaced_characters(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(p_text, '([\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff])', ' \1 ', 'g');
$$;

-- Its cost says that reading words takes long: the planner would rather walk a list in its order and read the words of
-- every row than use the words' index.
create function private.search_words(p_text text)
returns tsvector
language sql
immutable
cost 100000
set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', private.spaced_characters(private.search_text(p_text)));
$$;

-- What somebody typed, as a query: all of its first ten words, each by its beginning. Null when there is no word in it.
create function private.search_query(p_text text)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select string_agg(
    case
      when private.spaced_characters(word.text) = word.text then quote_literal(word.text) || ':*'
      else '(' || (
        select string_agg(quote_literal(part.text), ' <-> ' order by part.place)
        from regexp_split_to_table(btrim(private.spaced_characters(word.text)), '\s+')
          with ordinality as part (text, place)
      ) || ')'
    end,
    ' & ' order by word.place
  )::tsquery
  from regexp_split_to_table(private.search_text(left(p_text, 200)), '\s+') with ordinality as word (text, place)
  where word.text <> '' and word.place <= 10;
$$;

-- What titles are ordered by: as they are shown and searched, and short enough for an index, whatever is in them.
create function private.title_order(p_title text)
returns text
language sql
immutable
set search_path = ''
as $$
  select left(private.search_text(case when p_title ~ '[^[:space:]]' then p_title else 'Untitled Story' end), 300);
$$;

-- The words of a story, and its owner as one of them, so that an index finds those of one person alone. A word has no
-- hyphen, an id has. The cost is that of search_words.
create function private.story_words(p_owner uuid, p_title text, p_prompt text)
returns tsvector
language sql
immutable
cost 100000
set search_path = ''
as $$
  select private.search_words(p_title || ' ' || p_prompt) || array_to_tsvector(array[p_owner::text]);
$$;

-- What somebody looks for among their own stories. Null when there is no word in it.
create function private.own_search_query(p_text text, p_person uuid)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select private.search_query(p_text) && quote_literal(p_person)::tsquery;
$$;

-- The language that a text is written in, by its most frequent words, or by its characters for Chinese; English where it
-- cannot be told. The domain knows the same words (shared/src/domain/text-language.ts).
create function private.text_language(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select language.name
  from (
    select known.place, known.name, (
      select count(*)
      from unnest(string_to_array(private.search_text(p_text), ' ')) as word (said)
      where word.said = any (known.words)
    ) as score
    from (values
      (1, 'English', '{the,and,of,to,is,it,that,who,with,for,she,he,her,his,him,you,your,they,their,at,by,from,has,was,are,be,one,this,what,when}'::text[]),
      (2, 'Spanish', '{el,los,las,una,uno,del,y,con,por,para,su,sus,es,lo,al,como,pero,esta,este,muy,cada,se,mas,donde,ella}'::text[]),
      (3, 'French', '{le,les,des,une,et,du,est,dans,qui,avec,ses,au,aux,ne,pas,il,elle,ce,cette,mais,leur,chez,sur,ou,l}'::text[])
    ) as known (place, name, words)
    union all
    select 4, 'Chinese', case
      when p_text ~ '[\u3040-\u30ff\uac00-\ud7af]' then 0
      else char_length(regexp_replace(p_text, '[^\u4e00-\u9fff]', '', 'g'))
    end
  ) as language
  order by language.score desc, language.place
  limit 1;
$$;

-- What a text says, whatever its case, spaces, punctuation, characters that nobody sees and marks over its letters, as a hash;
-- null for a text of none but those.
create function private.words_of(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(nullif(
    regexp_replace(
      lower(normalize(p_text, nfkd)),
      '[[:space:][:punct:]‘’“”«»–—、。「」『』·\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]+',
      '', 'g'
    ), ''
  ), 'UTF8')), 'hex');
$$;

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

revoke execute on function
  private.search_text(text),
  private.spaced_characters(text),
  private.search_words(text),
  private.search_query(text),
  private.title_order(text),
  private.story_words(uuid, text, text),
  private.own_search_query(text, uuid),
  private.text_language(text),
  private.words_of(text),
  private.is_fit_name(text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.search_text(text),
  private.spaced_characters(text),
  private.search_words(text),
  private.title_order(text),
  private.story_words(uuid, text, text),
  private.text_language(text)
  to authenticated, service_role;
grant execute on function
  private.is_fit_name(text)
  to authenticated;

-- Profiles

-- The names that people show.

-- What other people may know of a person: a name they chose, never the e-mail address.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default 'Writer',
  constraint profiles_display_name_length check (char_length(display_name) between 1 and 80),
  constraint profiles_display_name_fit check (private.is_fit_name(display_name))
);

comment on table public.profiles is 'The name a person shows. Written at sign-up, changed by its owner.';

revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select on table public.profiles to anon, authenticated, service_role;
grant update (display_name)
  on table public.profiles to authenticated;
alter table public.profiles enable row level security;

-- Whether a person shows anything to everybody.
create function private.shares_with_everybody(p_person uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    exists (
      select from public.user_inspirations as inspiration
      where inspiration.user_id = p_person and inspiration.is_public and inspiration.hidden_at is null
    )
    or exists (
      select from public.user_shared_stories as story
      where story.user_id = p_person and story.is_public and story.hidden_at is null
    );
$$;

-- The name is untrusted text from the sign-up form: white space is folded and the length cut. One that is missing or cannot be
-- shown never makes a sign-up fail. The fallback is not made from the e-mail address, which is private.
create function public.create_profile()
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

revoke execute on function
  private.shares_with_everybody(uuid),
  public.create_profile()
  from public, anon, authenticated, service_role;
grant execute on function
  private.shares_with_everybody(uuid)
  to anon, authenticated;

create trigger create_profile_of_new_user
  after insert on auth.users
  for each row execute function public.create_profile();

-- A signed-in person changes their own name; the column grant keeps everything else fixed.
create policy "People can change their own display name"
  on public.profiles for update to authenticated
  using (id = (select private.person()))
  with check (id = (select private.person()));

-- A visitor without an account reads the name of whoever shares something.
create policy "Everybody can read the names of authors"
  on public.profiles for select to anon
  using (private.shares_with_everybody(id));

-- A signed-in person reads their own name, and the names of people who share something.
create policy "People can read their own name and those of authors"
  on public.profiles for select to authenticated
  using (id = (select private.person()) or private.shares_with_everybody(id));

-- Second factor

-- Two-step sign-in: tries at the second step and recovery codes. Factors are the sign-in service’s.

-- Two-step sign-in: a code from an authenticator app after the password. Hosted Supabase has these tables; the local sign-in
-- service has none, so they are made here in the same shape for the backend to use.
do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    return;
  end if;
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type auth.factor_type not null,
    status auth.factor_status not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    secret text,
    phone text,
    last_challenged_at timestamptz
  );
  create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
    where btrim(friendly_name) <> '';
  create table auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null,
    verified_at timestamptz,
    ip_address inet
  );
  create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
  revoke all on table auth.mfa_factors, auth.mfa_challenges from public, anon, authenticated, service_role;
end $$;

-- Tries at the second step, so that nobody who has the password guesses a code.
create table private.second_step_tries (
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default now()
);

create index second_step_tries_of on private.second_step_tries (user_id, tried_at);

revoke all on table private.second_step_tries from public, anon, authenticated, service_role;

-- The last time step of which a code was taken: each code works once. The local sign-in service keeps it.
create table private.totp_steps (
  factor_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  step bigint not null
);

revoke all on table private.totp_steps from public, anon, authenticated, service_role;

-- Recovery codes, for whoever has lost the device with their authenticator app. Only hashes are kept; 80 random bits need no
-- salt. They belong to the factor that they were made for, and are dead without it.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid not null,
  hash text not null,
  primary key (user_id, hash)
);

revoke all on table private.recovery_codes from public, anon, authenticated, service_role;

-- Takes a try before it is known whether it is right; one that is right gives back all of them. Returns the seconds to wait
-- where there were too many (the same numbers as in the domain), else 0.
create function private.take_second_step_try(p_person uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_wait integer;
begin
  -- One after the other: of a hundred at once each would be the first.
  perform from auth.users as account where account.id = p_person for no key update;
  delete from private.second_step_tries as try
  where try.user_id = p_person and try.tried_at <= now() - interval '15 minutes';
  select case when count(*) < 10 then 0
    else greatest(1, ceil(extract(epoch from min(try.tried_at) + interval '15 minutes' - now())))::integer end
  into v_wait
  from private.second_step_tries as try
  where try.user_id = p_person;
  if v_wait = 0 then
    insert into private.second_step_tries (user_id) values (p_person);
  end if;
  return v_wait;
end;
$$;

-- A code as it is compared, however it was typed: o is 0, and i and l are 1.
create function private.recovery_code_hash(p_code text)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(
    translate(regexp_replace(lower(p_code), '[^a-z0-9]', '', 'g'), 'oil', '011'), 'UTF8')), 'hex');
$$;

create function private.new_recovery_code()
returns text
language sql
volatile
set search_path = ''
as $$
  select regexp_replace(string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random.bytes, place) & 31) + 1, 1), '' order by place),
    '(.{4})(?=.)', '\1-', 'g')
  from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) as bytes) as random,
    generate_series(0, 15) as place;
$$;

-- Whether the token of this request was given for a code of the authenticator app, a moment ago (the same number as in the
-- domain): a session that was left open, or stolen, is not enough.
create function private.has_just_entered_code()
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from jsonb_path_query((select auth.jwt()), '$.amr[*] ? (@.method == "totp").timestamp ? (@.type() == "number")') as moment
    where moment::numeric >= extract(epoch from now()) - 120
  );
$$;

-- Makes ten new codes, which are shown this once; older ones do not work any more.
create function public.make_recovery_codes()
returns text[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_factor uuid;
  v_codes text[];
begin
  if v_person is null or (select auth.jwt()) ->> 'aal' is distinct from 'aal2' then
    raise exception 'Sign in with a code from your authenticator app first.' using errcode = 'PT403';
  end if;
  if not private.has_just_entered_code() then
    raise exception 'Enter a code from your authenticator app again to get recovery codes.' using errcode = 'PT403';
  end if;
  -- Of two that ask at once, the second one's codes are the ones that work.
  perform from auth.users as account where account.id = v_person for no key update;
  select factor.id into v_factor from auth.mfa_factors as factor
  where factor.user_id = v_person and factor.status = 'verified'
  order by factor.created_at desc limit 1;
  if v_factor is null then
    raise exception 'Set up two-step sign-in first.' using errcode = 'PT403';
  end if;
  delete from private.recovery_codes as code where code.user_id = v_person;
  select array_agg(private.new_recovery_code()) into v_codes from generate_series(1, 10);
  insert into private.recovery_codes (user_id, factor_id, hash)
  select v_person, v_factor, private.recovery_code_hash(code) from unnest(v_codes) as code;
  return v_codes;
end;
$$;

-- How many codes are left to whoever asks.
create function public.recovery_codes_left()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer
  from private.recovery_codes as code
  join auth.mfa_factors as factor on factor.id = code.factor_id and factor.status = 'verified'
  where code.user_id = (select private.person());
$$;

-- The second step by a recovery code: it turns two-step sign-in off and ends every other session, so that the password alone
-- is enough until the user sets it up again. Asked at the first step, so this alone goes by auth.uid(). Returns whether the
-- code was right; a wrong one is counted, which an exception would undo.
create function public.use_recovery_code(p_code text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_session uuid;
  v_wait integer;
begin
  -- A token outlives its session.
  select session.id into v_session from auth.sessions as session
  where session.user_id = v_person and session.id::text = (select auth.jwt()) ->> 'session_id';
  if v_session is null then
    raise exception 'Your sign-in has ended. Please sign in again.' using errcode = 'PT401';
  end if;
  v_wait := private.take_second_step_try(v_person);
  if v_wait > 0 then
    raise exception 'Too many attempts. Please try again after % seconds.', v_wait using errcode = 'PT429';
  end if;
  if not exists (
    select from private.recovery_codes as code
    join auth.mfa_factors as factor on factor.id = code.factor_id and factor.status = 'verified'
    where code.user_id = v_person and code.hash = private.recovery_code_hash(p_code)
  ) then
    return false;
  end if;
  delete from auth.mfa_factors as factor where factor.user_id = v_person;
  delete from private.recovery_codes as code where code.user_id = v_person;
  delete from private.totp_steps as used where used.user_id = v_person;
  delete from private.second_step_tries as try where try.user_id = v_person;
  delete from auth.sessions as session where session.user_id = v_person and session.id <> v_session;
  return true;
end;
$$;

revoke execute on function
  private.take_second_step_try(uuid),
  private.recovery_code_hash(text),
  private.new_recovery_code(),
  private.has_just_entered_code(),
  public.make_recovery_codes(),
  public.recovery_codes_left(),
  public.use_recovery_code(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.make_recovery_codes(),
  public.recovery_codes_left(),
  public.use_recovery_code(text)
  to authenticated;

-- Sessions

-- The sessions of an account, as Account Settings lists them.

-- The sessions of whoever asks, for Account Settings: the sign-in service has no list of them. Nothing is said to a session
-- that was ended, although its token can be read for a while yet.
create function private.own_session()
returns uuid
language sql
stable
set search_path = ''
as $$
  select session.id
  from auth.sessions as session
  where session.user_id = (select private.person()) and session.id::text = (select auth.jwt()) ->> 'session_id';
$$;

-- `refreshed_at` is in UTC, without saying so.
create function public.own_sessions()
returns table (id uuid, user_agent text, last_used_at timestamptz, is_current boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select session.id, session.user_agent,
    coalesce(session.refreshed_at at time zone 'utc', session.created_at),
    session.id = private.own_session()
  from auth.sessions as session
  where session.user_id = (select private.person())
    and private.own_session() is not null
    and (session.not_after is null or session.not_after > now())
  order by 4 desc, 3 desc, 1;
$$;

-- Ends one session of whoever asks, but for the one they ask with: that is signing out. Returns whether there was one.
create function public.end_session(p_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions as session
  where session.id = p_id and session.user_id = (select private.person()) and session.id <> private.own_session();
  return found;
end;
$$;

revoke execute on function
  private.own_session(),
  public.own_sessions(),
  public.end_session(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.own_sessions(),
  public.end_session(uuid)
  to authenticated;

-- Stories

-- Saved stories, private to their owner.

-- A person's saved stories. Private: nobody but the owner reads them.
create table public.user_stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  prompt text not null,
  story text not null,
  title text not null default 'Untitled Story',
  generator_id text not null default 'unknown',
  options jsonb not null default '{}'::jsonb,
  language text not null default 'English',
  perspective text not null default 'Third Person',
  tone text not null default 'Neutral',
  story_length integer,
  created_at timestamptz not null default now(),
  -- A story that its owner deletes is gone for everybody; it can be brought back for 30 days. No role of the data interface
  -- writes the column: functions do.
  deleted_at timestamptz,
  -- Kept with the story, so that every page and file that shows the text can say so.
  demo boolean not null default false,
  constraint user_stories_prompt_length check (char_length(prompt) <= 4000),
  constraint user_stories_story_length check (char_length(story) between 1 and 60000),
  constraint user_stories_title_length check (char_length(title) <= 200),
  constraint user_stories_generator_id_length check (char_length(generator_id) between 1 and 64),
  constraint user_stories_options_shape check (jsonb_typeof(options) = 'object' and octet_length(options::text) <= 32768),
  constraint user_stories_settings_length check (
    char_length(language) <= 64 and char_length(perspective) <= 64 and char_length(tone) <= 64
  ),
  constraint user_stories_length_positive check (story_length >= 0)
);

comment on table public.user_stories is 'Saved stories, private to their owner.';
comment on column public.user_stories.story_length is 'Words asked for, or the length of the text in characters.';
comment on column public.user_stories.demo is 'Written by the demo storyteller. Said when a story is saved; once true it stays true.';
comment on column public.user_stories.options is 'What was asked for; whom the prompt is credited to (source); whether the text stops before its end (unfinished).';
comment on column public.user_stories.deleted_at is 'When its owner deleted it; removed for good 30 days later.';

-- The list of a person's stories: newest first, id as the tie-breaker of keyset pages; also serves the policies.
create index user_stories_by_owner on public.user_stories (user_id, created_at desc, id);
-- What was deleted in the last seconds, of everybody: what can be brought back, and what is to be removed.
create index user_stories_deleted on public.user_stories (deleted_at) where deleted_at is not null;
-- Newest and oldest first are the two ways through user_stories_by_owner, which accounts that are deleted need whole. New
-- words are put in their place at once: nobody else would do so in a database that has no housekeeping of its own.
create index user_stories_by_title on public.user_stories (user_id, (private.title_order(title)) collate "C", id)
  where deleted_at is null;
create index user_stories_words on public.user_stories using gin (private.story_words(user_id, title, prompt))
  with (fastupdate = off) where deleted_at is null;
-- A person's trash, the last deleted first.
create index user_stories_trash on public.user_stories (user_id, deleted_at desc, id) where deleted_at is not null;

revoke all on table public.user_stories from public, anon, authenticated, service_role;
grant delete, select on table public.user_stories to authenticated;
grant select on table public.user_stories to service_role;
grant insert (id, user_id, prompt, story, title, generator_id, options, language, perspective, tone, story_length, demo)
  on table public.user_stories to authenticated;
grant update (title)
  on table public.user_stories to authenticated;
alter table public.user_stories enable row level security;

-- Whether somebody's saved story is theirs, also while its deletion can be undone: what they share of it stays theirs to
-- change meanwhile.
create function private.owns_story(p_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_stories as story where story.id = p_id and story.user_id = (select private.person())
  );
$$;

-- What the queries below ask of a story: of the person $4, not deleted, with the words $1, of the genres $2 and in the
-- languages $3. Where there are words to search for, the spelling of the first leaves no index but that of words.
create function private.own_stories_found(p_query tsquery)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_query is null then 'found.user_id = $4'
    else 'found.user_id is not distinct from $4 and private.story_words(found.user_id, found.title, found.prompt) @@ $1'
  end || ' and found.deleted_at is null
    and ($2 is null or found.generator_id = any ($2)) and ($3 is null or found.language = any ($3))';
$$;

-- How many of a person's own stories the search finds.
create function public.count_stories(
  p_query text default null,
  p_generators text[] default null,
  p_languages text[] default null
)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_query tsquery := private.own_search_query(p_query, v_person);
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to see your stories.' using errcode = '42501';
  end if;
  if p_query ~ '[^[:space:]]' and v_query is null then
    return 0;
  end if;
  execute format('select count(*) from public.user_stories as found where %s', private.own_stories_found(v_query))
  into v_count
  using v_query, p_generators, p_languages, v_person;
  return v_count;
end;
$$;

-- A saved story that its owner went on with gets the longer text; it never loses any. The row stays as it is otherwise: a title
-- that was given to it later stays, and only one that came from the shorter text follows the longer one. True when the row
-- has the text now, false where there is no such story, or where the text is not the same one gone on with.
create function public.lengthen_story(
  p_id uuid,
  p_story text,
  p_former_title text,
  p_title text,
  p_options jsonb,
  p_demo boolean
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
begin
  if v_person is null then
    raise exception 'You must be signed in to save stories.' using errcode = '42501';
  end if;
  update public.user_stories as story
  set
    story = p_story,
    title = case when story.title = p_former_title then p_title else story.title end,
    options = p_options,
    demo = story.demo or coalesce(p_demo, false)
  where story.id = p_id and story.user_id = v_person and story.deleted_at is null and starts_with(p_story, story.story);
  return found;
end;
$$;

-- A page of a person's own stories, without their text: those after the row that p_from_created or p_from_title names, with
-- p_from_id, or with p_backwards those before it; always in the order of the list. Without a row, the first page, or with
-- p_backwards the last one. A null filter lets everything through. As with the lists of the community, first come the rows
-- that are equal but for the id, then those beyond, so that the index begins at either; and it acts with its owner's rights
-- for the sake of the words' index.
create function public.search_stories(
  p_query text default null,
  p_generators text[] default null,
  p_languages text[] default null,
  p_order text default 'newest',
  p_from_created timestamptz default null,
  p_from_title text default null,
  p_from_id uuid default null,
  p_backwards boolean default false,
  p_limit integer default 25
)
returns table (
  id uuid,
  title text,
  prompt text,
  generator_id text,
  language text,
  story_length integer,
  created_at timestamptz,
  unfinished boolean,
  heading text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_query tsquery := private.own_search_query(p_query, v_person);
  v_order text := coalesce(p_order, 'newest');
  v_key text := case when v_order = 'title' then 'private.title_order(found.title) collate "C"' else 'found.created_at' end;
  v_from text := case when v_order = 'title' then 'private.title_order($6)' else '$5' end;
  -- Which way the key goes and which way the id: in the list, and on the walk from row to row.
  v_ways text[] := case v_order when 'newest' then '{desc,asc}' when 'oldest' then '{asc,desc}' else '{asc,asc}' end;
  v_walk text[] := v_ways;
  v_beyond text[];
  v_parts text[] := '{true}';
  v_page text;
begin
  if v_person is null then
    raise exception 'You must be signed in to see your stories.' using errcode = '42501';
  end if;
  if v_order not in ('newest', 'oldest', 'title') then
    raise exception 'Order by newest, oldest or title.' using errcode = 'PT400';
  end if;
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;

  if p_backwards then
    v_walk := array(select case way when 'asc' then 'desc' else 'asc' end from unnest(v_ways) as way);
  end if;
  if p_from_id is not null then
    v_beyond := array(select case way when 'asc' then '>' else '<' end from unnest(v_walk) as way);
    v_parts := array[
      format('%s = %s and found.id %s $7', v_key, v_from, v_beyond[2]),
      format('%s %s %s', v_key, v_beyond[1], v_from)
    ];
  end if;
  select string_agg(
    format(
      $query$
        (
          select found.id, found.title, found.prompt, found.generator_id, found.language, found.story_length,
            found.created_at, found.options -> 'unfinished' is not distinct from 'true'::jsonb,
            substring(found.story from '^\s*# [^\r\n]*')
          from public.user_stories as found
          where %s and %s
          order by %s %s, found.id %s
          limit $8
        )
      $query$,
      private.own_stories_found(v_query), part, v_key, v_walk[1], v_walk[2]
    ),
    'union all' order by place
  ) into v_page
  from unnest(v_parts) with ordinality as part (part, place);

  perform private.walk_in_order(v_query is null);
  return query execute format(
    $query$
      select *
      from (
        select * from (%s) as found
        order by %s %s, found.id %s
        limit $8
      ) as found
      order by %s %s, found.id %s
    $query$,
    v_page, v_key, v_walk[1], v_walk[2], v_key, v_ways[1], v_ways[2]
  )
  using v_query, p_generators, p_languages, v_person, p_from_created, p_from_title, p_from_id,
    least(greatest(coalesce(p_limit, 25), 1), 100);
  perform private.walk_in_order(false);
end;
$$;

revoke execute on function
  private.owns_story(uuid),
  private.own_stories_found(tsquery),
  public.count_stories(text, text[], text[]),
  public.lengthen_story(uuid, text, text, text, jsonb, boolean),
  public.search_stories(text, text[], text[], text, timestamptz, text, uuid, boolean, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  private.owns_story(uuid),
  public.count_stories(text, text[], text[]),
  public.lengthen_story(uuid, text, text, text, jsonb, boolean),
  public.search_stories(text, text[], text[], text, timestamptz, text, uuid, boolean, integer)
  to authenticated;

-- A signed-in person reads their own stories and no others.
create policy "People can read their own stories"
  on public.user_stories for select to authenticated
  using (user_id = (select private.person()) and deleted_at is null);

-- A signed-in person saves stories under their own name only.
create policy "People can save their own stories"
  on public.user_stories for insert to authenticated
  with check (user_id = (select private.person()));

-- A signed-in person deletes their own stories and no others.
create policy "People can delete their own stories"
  on public.user_stories for delete to authenticated
  using (user_id = (select private.person()) and deleted_at is null);

-- A signed-in person renames their own stories and no others.
create policy "People can rename their own stories"
  on public.user_stories for update to authenticated
  using (user_id = (select private.person()) and deleted_at is null)
  with check (user_id = (select private.person()));

-- Trash

-- Deleted stories: a minute to undo, 30 days in the trash, and their end.

-- Removes for good what nobody can bring back any more, of everybody. A story that somebody else removes at this moment, or
-- shares, is left to them or to the next time.
create function private.purge_deleted_stories()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
begin
  for v_id in
    select gone.id from public.user_stories as gone
    where gone.deleted_at <= private.gone_since()
    for update skip locked
  loop
    delete from public.user_stories as gone where gone.id = v_id;
  end loop;
end;
$$;

-- The three functions below also remove what is over. What is asked for says itself whether it is over: a story that purging
-- left alone comes back no later than others.

-- Deletes a story and returns for how many milliseconds that can be undone. Called again, it only says how many are left.
create function public.delete_story(p_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_deleted_at timestamptz;
begin
  if v_person is null then
    raise exception 'You must be signed in to delete stories.' using errcode = '42501';
  end if;
  update public.user_stories as story
  set deleted_at = coalesce(story.deleted_at, now())
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since())
  returning story.deleted_at into v_deleted_at;
  if not found then
    raise exception 'This story isn’t in your collection anymore.' using errcode = 'PT404';
  end if;
  perform private.purge_deleted_stories();
  return private.ms_to_undo(v_deleted_at);
end;
$$;

-- Brings a deleted story back. True when it is there, deleted or not; false when it is gone, or another person's.
create function public.restore_story(p_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_is_there boolean;
begin
  if v_person is null then
    raise exception 'You must be signed in to restore stories.' using errcode = '42501';
  end if;
  update public.user_stories as story
  set deleted_at = null
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since());
  v_is_there := found;
  perform private.purge_deleted_stories();
  return v_is_there;
end;
$$;

-- For how many milliseconds a deletion can still be undone; no longer than that where the clock was set back.
create function private.ms_to_undo(p_deleted_at timestamptz)
returns integer
language sql
stable
set search_path = ''
as $$
  select least(greatest(ceil(60000 - 1000 * extract(epoch from now() - p_deleted_at)), 0), 60000)::integer;
$$;

-- What was deleted at this moment or before is gone (the same number as in the domain). Days of 24 hours, whatever the time zone.
create function private.gone_since()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now() - 30 * interval '24 hours';
$$;

-- What was deleted at this moment or before is in the trash only: a second more than is said, because a click of the last
-- moment has to travel (the same numbers as in the domain).
create function private.undo_over_since()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now() - interval '61000 milliseconds';
$$;

-- The days that a story stays in the trash, the last one counted whole; no more than 30 where the clock was set back.
create function private.days_left(p_deleted_at timestamptz)
returns integer
language sql
stable
set search_path = ''
as $$
  select least(greatest(ceil(30 - extract(epoch from now() - p_deleted_at) / 86400), 0), 30)::integer;
$$;

-- Keeps a deletion undoable for a minute from now, for someone whose pointer or focus rests on Undo (WCAG 2.2.1: a limit
-- that can be extended). Returns for how many milliseconds it can be undone: 0 when it is too late, or not theirs.
create function public.hold_deleted_story(p_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
begin
  if v_person is null then
    raise exception 'You must be signed in to restore stories.' using errcode = '42501';
  end if;
  update public.user_stories as story
  set deleted_at = now()
  where story.id = p_id and story.user_id = v_person and story.deleted_at > private.undo_over_since();
  return case when found then private.ms_to_undo(now()) else 0 end;
end;
$$;

-- A person's stories whose deletion can be undone, the last deleted first. The spelling of the owner leaves no index but that of
-- what was deleted last, of everybody: that is a few rows, whatever is in the person's trash.
create function public.recently_deleted_stories()
returns table (id uuid, title text, language text, ms_left integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
begin
  if v_person is null then
    raise exception 'You must be signed in to see your stories.' using errcode = '42501';
  end if;
  perform private.purge_deleted_stories();
  return query
    select story.id, story.title, story.language, private.ms_to_undo(story.deleted_at)
    from public.user_stories as story
    where story.deleted_at > private.undo_over_since() and story.user_id is not distinct from v_person
    order by story.deleted_at desc, story.id;
end;
$$;

-- A page of a person's trash, the last deleted first: what comes after the row that p_before and p_after_id name. It walks
-- through the index of trashes, however much there is in one.
create function public.deleted_stories(
  p_before timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 25
)
returns table (id uuid, title text, generator_id text, language text, deleted_at timestamptz, days_left integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
begin
  if v_person is null then
    raise exception 'You must be signed in to see your stories.' using errcode = '42501';
  end if;
  perform private.walk_in_order(true);
  return query
    select story.id, story.title, story.generator_id, story.language, story.deleted_at, private.days_left(story.deleted_at)
    from public.user_stories as story
    where story.user_id = v_person and story.deleted_at > private.gone_since()
      and (
        p_after_id is null or p_before is null
        or story.deleted_at < p_before or (story.deleted_at = p_before and story.id > p_after_id)
      )
    order by story.deleted_at desc, story.id
    limit least(greatest(coalesce(p_limit, 25), 1), 100);
  perform private.walk_in_order(false);
end;
$$;

-- Removes a story from the trash for good. True when it was there; false when it is not in the trash, or another person's.
create function public.delete_story_for_good(p_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
begin
  if v_person is null then
    raise exception 'You must be signed in to delete stories.' using errcode = '42501';
  end if;
  delete from public.user_stories as story
  where story.id = p_id and story.user_id = v_person and story.deleted_at > private.gone_since();
  return found;
end;
$$;

revoke execute on function
  private.purge_deleted_stories(),
  public.delete_story(uuid),
  public.restore_story(uuid),
  private.ms_to_undo(timestamptz),
  private.gone_since(),
  private.undo_over_since(),
  private.days_left(timestamptz),
  public.hold_deleted_story(uuid),
  public.recently_deleted_stories(),
  public.deleted_stories(timestamptz, uuid, integer),
  public.delete_story_for_good(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.delete_story(uuid),
  public.restore_story(uuid),
  public.hold_deleted_story(uuid),
  public.recently_deleted_stories(),
  public.deleted_stories(timestamptz, uuid, integer),
  public.delete_story_for_good(uuid)
  to authenticated;

-- Prompts

-- Prompts of people (inspirations), public or private.

-- Prompts that people share with everybody, or keep for themselves.
create table public.user_inspirations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  title text not null,
  prompt text not null,
  category text not null,
  difficulty text not null default 'medium',
  is_public boolean not null default false,
  likes_count integer not null default 0,
  uses_count integer not null default 0,
  created_at timestamptz not null default now(),
  -- What an operator hides is as good as private for everybody but its owner, who still reads, edits and deletes it.
  hidden_at timestamptz,
  language text not null generated always as (private.text_language(title || ' ' || prompt)) stored,
  constraint user_inspirations_title_length check (char_length(title) <= 200 and title ~ '[^[:space:]]'),
  constraint user_inspirations_prompt_length check (char_length(prompt) <= 4000 and prompt ~ '[^[:space:]]'),
  constraint user_inspirations_category check (
    category in ('fantasy', 'scifi', 'romance', 'mystery', 'adventure', 'historical', 'children')
  ),
  constraint user_inspirations_difficulty check (difficulty in ('easy', 'medium', 'hard')),
  constraint user_inspirations_likes_count check (likes_count >= 0),
  constraint user_inspirations_uses_count check (uses_count >= 0)
);

comment on table public.user_inspirations is 'Community prompts. Counters are written by triggers only.';
comment on column public.user_inspirations.hidden_at is 'When an operator hid it from everybody but its owner.';

-- A person's own list; also serves the policies.
create index user_inspirations_by_owner on public.user_inspirations (user_id, created_at desc, id);
create index user_inspirations_most_liked on public.user_inspirations (likes_count desc, id)
  where is_public and hidden_at is null;
create index user_inspirations_newest on public.user_inspirations (created_at desc, id)
  where is_public and hidden_at is null;
create index user_inspirations_by_category on public.user_inspirations (category, likes_count desc, id)
  where is_public and hidden_at is null;
create index user_inspirations_words on public.user_inspirations
  using gin (private.search_words(title || ' ' || prompt)) where is_public and hidden_at is null;
-- What the list of hidden things is made of.
create index user_inspirations_hidden on public.user_inspirations (hidden_at) where hidden_at is not null;

revoke all on table public.user_inspirations from public, anon, authenticated, service_role;
grant delete, select on table public.user_inspirations to authenticated;
grant select on table public.user_inspirations to anon, service_role;
grant insert (id, user_id, title, prompt, category, difficulty, is_public)
  on table public.user_inspirations to authenticated;
grant update (title, prompt, category, difficulty, is_public)
  on table public.user_inspirations to authenticated;
alter table public.user_inspirations enable row level security;

-- How long a prompt is, as the filter of the list calls it (characters; the same numbers as in the domain).
create function private.prompt_length(p_prompt text)
returns text
language sql
immutable
as $$
  select case when char_length(p_prompt) <= 100 then 'short' when char_length(p_prompt) <= 250 then 'medium' else 'long' end;
$$;

-- The counters of inspirations that whoever asks may read.
create function public.inspiration_counts(p_ids uuid[])
returns table (id uuid, likes_count integer, uses_count integer, liked boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
begin
  perform private.check_ids(p_ids);
  return query
    select found.id, found.likes_count, found.uses_count,
      exists (
        select from public.inspiration_likes as mine where mine.inspiration_id = found.id and mine.user_id = v_person
      )
    from public.user_inspirations as found
    where found.id = any (p_ids) and ((found.is_public and found.hidden_at is null) or found.user_id = v_person);
end;
$$;

-- The page of public inspirations after the row that the three p_after values name; a null filter lets everything
-- through. `liked` says whether whoever asks likes it. Acts with its owner's rights, because the words' index cannot be used
-- below row level security: that only what everybody may see comes out is said in the query itself. After a row come first
-- those that are its equals but for the id, then those below: the index begins at either, so that a page far down costs what
-- the first one does, also where thousands are liked alike. A single category has an index of its own. Without words to
-- search for, nothing is sorted.
create function public.search_inspirations(
  p_query text default null,
  p_categories text[] default null,
  p_difficulties text[] default null,
  p_lengths text[] default null,
  p_languages text[] default null,
  p_order text default 'likes',
  p_after_likes integer default null,
  p_after_created timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  category text,
  difficulty text,
  language text,
  likes_count integer,
  uses_count integer,
  created_at timestamptz,
  liked boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_left integer := least(greatest(coalesce(p_limit, 10), 1), 50);
  v_part text;
  v_found integer;
begin
  if coalesce(p_order, 'likes') not in ('likes', 'newest') then
    raise exception 'Order by likes or newest.' using errcode = 'PT400';
  end if;
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;

  perform private.walk_in_order(v_query is null);
  foreach v_part in array case
    when p_after_id is null then array['true']
    when p_order = 'newest' then array['found.created_at = $6 and found.id > $7', 'found.created_at < $6']
    else array['found.likes_count = $5 and found.id > $7', 'found.likes_count < $5']
  end loop
    return query execute format(
      $query$
        select found.id, found.user_id, author.display_name, found.title, found.prompt, found.category,
          found.difficulty, found.language, found.likes_count, found.uses_count, found.created_at,
          exists (select from public.inspiration_likes as mine where mine.inspiration_id = found.id and mine.user_id = $9)
        from public.user_inspirations as found
        join public.profiles as author on author.id = found.user_id
        where found.is_public and found.hidden_at is null
          and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
          and %s
          and ($3 is null or found.difficulty = any ($3))
          and ($4 is null or private.prompt_length(found.prompt) = any ($4))
          and ($10 is null or found.language = any ($10))
          and %s
        order by %s
        limit $8
      $query$,
      case
        when cardinality(p_categories) = 1 then 'found.category = ($2)[1]'
        else '($2 is null or found.category = any ($2))'
      end,
      v_part,
      case when p_order = 'newest' then 'found.created_at desc, found.id' else 'found.likes_count desc, found.id' end
    )
    using v_query, p_categories, p_difficulties, p_lengths, p_after_likes, p_after_created, p_after_id, v_left,
      (select private.person()), p_languages;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left = 0;
  end loop;
  perform private.walk_in_order(false);
end;
$$;

-- How many the search finds. Counting ends one beyond the number up to which somebody is told the number.
create function public.count_inspirations(
  p_query text default null,
  p_categories text[] default null,
  p_difficulties text[] default null,
  p_lengths text[] default null,
  p_languages text[] default null
)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_count integer;
begin
  if p_query ~ '[^[:space:]]' and v_query is null then
    return 0;
  end if;
  execute
    $query$
      select count(*)
      from (
        select from public.user_inspirations as found
        where found.is_public and found.hidden_at is null
          and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
          and ($2 is null or found.category = any ($2))
          and ($3 is null or found.difficulty = any ($3))
          and ($4 is null or private.prompt_length(found.prompt) = any ($4))
          and ($5 is null or found.language = any ($5))
        limit 1001
      ) as counted
    $query$
  into v_count
  using v_query, p_categories, p_difficulties, p_lengths, p_languages;
  return v_count;
end;
$$;

revoke execute on function
  private.prompt_length(text),
  public.inspiration_counts(uuid[]),
  public.search_inspirations(text, text[], text[], text[], text[], text, integer, timestamptz, uuid, integer),
  public.count_inspirations(text, text[], text[], text[], text[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.inspiration_counts(uuid[]),
  public.search_inspirations(text, text[], text[], text[], text[], text, integer, timestamptz, uuid, integer),
  public.count_inspirations(text, text[], text[], text[], text[])
  to anon, authenticated;

create trigger guard_inspiration_counters
  before insert or update on public.user_inspirations
  for each row execute function private.refuse_changes('likes_count', 'uses_count');

-- A visitor without an account reads what is public.
create policy "Everybody can read public inspirations"
  on public.user_inspirations for select to anon
  using (is_public and hidden_at is null);

-- A signed-in person reads what is public, and their own.
create policy "People can read public inspirations and their own"
  on public.user_inspirations for select to authenticated
  using ((is_public and hidden_at is null) or user_id = (select private.person()));

-- A signed-in person shares under their own name only.
create policy "People can share their own inspirations"
  on public.user_inspirations for insert to authenticated
  with check (user_id = (select private.person()));

-- A signed-in person edits their own inspirations and cannot give them away.
create policy "People can edit their own inspirations"
  on public.user_inspirations for update to authenticated
  using (user_id = (select private.person()))
  with check (user_id = (select private.person()));

-- A signed-in person deletes their own inspirations and no others.
create policy "People can delete their own inspirations"
  on public.user_inspirations for delete to authenticated
  using (user_id = (select private.person()));

-- Prompt likes

-- Likes of prompts.

-- Who likes which inspiration: one row a person, so that nobody counts twice.
create table public.inspiration_likes (
  inspiration_id uuid not null references public.user_inspirations (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (inspiration_id, user_id)
);

comment on table public.inspiration_likes is 'Likes of inspirations. Who likes what is seen by that person alone.';

create index inspiration_likes_by_person on public.inspiration_likes (user_id, inspiration_id);
-- A person's likes in the order in which they liked.
create index inspiration_likes_newest on public.inspiration_likes (user_id, created_at desc, inspiration_id);

revoke all on table public.inspiration_likes from public, anon, authenticated, service_role;
grant delete, select on table public.inspiration_likes to authenticated;
grant select on table public.inspiration_likes to service_role;
grant insert (inspiration_id, user_id)
  on table public.inspiration_likes to authenticated;
alter table public.inspiration_likes enable row level security;

create function private.count_inspiration_likes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.user_inspirations set likes_count = likes_count + 1 where id = new.inspiration_id;
  else
    -- When author and readers leave in one statement, the row may outlive its author for a moment: it is left alone.
    update public.user_inspirations
    set likes_count = greatest(likes_count - 1, 0)
    where id = old.inspiration_id and exists (select from public.profiles as author where author.id = user_id);
  end if;
  return null;
end;
$$;

-- The page of inspirations that whoever asks likes and everybody may see, the last liked first, after the like that the two
-- p_after values name. Acts with its owner's rights, as the search does: that the likes are the caller's own is said in the
-- query itself.
create function public.liked_inspirations(
  p_query text default null,
  p_after_liked timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  category text,
  difficulty text,
  language text,
  likes_count integer,
  uses_count integer,
  created_at timestamptz,
  liked boolean,
  liked_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
begin
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;
  return query
    select found.id, found.user_id, author.display_name, found.title, found.prompt, found.category, found.difficulty,
      found.language, found.likes_count, found.uses_count, found.created_at, true, mine.created_at
    from public.inspiration_likes as mine
    join public.user_inspirations as found on found.id = mine.inspiration_id
    join public.profiles as author on author.id = found.user_id
    where mine.user_id = (select private.person()) and found.is_public and found.hidden_at is null
      and (v_query is null or private.search_words(found.title || ' ' || found.prompt) @@ v_query)
      and (
        p_after_id is null or mine.created_at < p_after_liked
        or (mine.created_at = p_after_liked and mine.inspiration_id > p_after_id)
      )
    order by mine.created_at desc, mine.inspiration_id
    limit least(greatest(coalesce(p_limit, 10), 1), 50);
end;
$$;

-- Likes or takes the like back: with `p_liked` as asked, which may be sent twice without harm; without it the other way
-- round. Returns `{ "liked", "likes_count" }`. What a person likes and can no longer read can only be taken back, and
-- `likes_count` is null then.
create function public.toggle_inspiration_like(p_inspiration_id uuid, p_liked boolean default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_owner uuid;
  v_is_open boolean;
  v_is_liked boolean;
  v_liked boolean;
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to like inspirations' using errcode = '42501';
  end if;
  -- In the order in which deleting one locks: first what is liked, then the likes.
  select inspiration.user_id, inspiration.is_public and inspiration.hidden_at is null
  into v_owner, v_is_open
  from public.user_inspirations as inspiration
  where inspiration.id = p_inspiration_id
  for no key update;
  v_is_liked := exists (
    select from public.inspiration_likes as mine
    where mine.inspiration_id = p_inspiration_id and mine.user_id = v_person
  );
  v_liked := coalesce(p_liked, not v_is_liked);
  if v_owner is null or not (v_is_open or v_owner = v_person or (v_is_liked and not v_liked)) then
    raise exception 'There is no such inspiration.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This inspiration is your own; only others can like it.' using errcode = 'PT403';
  end if;

  if v_liked then
    insert into public.inspiration_likes (inspiration_id, user_id) values (p_inspiration_id, v_person)
    on conflict do nothing;
  else
    delete from public.inspiration_likes as mine
    where mine.inspiration_id = p_inspiration_id and mine.user_id = v_person;
  end if;
  if v_is_open then
    select inspiration.likes_count into v_count
    from public.user_inspirations as inspiration where inspiration.id = p_inspiration_id;
  end if;
  return jsonb_build_object('liked', v_liked, 'likes_count', v_count);
end;
$$;

revoke execute on function
  private.count_inspiration_likes(),
  public.liked_inspirations(text, timestamptz, uuid, integer),
  public.toggle_inspiration_like(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.liked_inspirations(text, timestamptz, uuid, integer),
  public.toggle_inspiration_like(uuid, boolean)
  to authenticated;

create trigger count_inspiration_likes
  after insert or delete on public.inspiration_likes
  for each row execute function private.count_inspiration_likes();

-- A signed-in person sees what they like, not what others like.
create policy "People can see their own likes"
  on public.inspiration_likes for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person likes public inspirations of others, under their own name.
create policy "People can like public inspirations of others"
  on public.inspiration_likes for insert to authenticated
  with check (
    user_id = (select private.person())
    and exists (
      select from public.user_inspirations as inspiration
      where inspiration.id = inspiration_id
        and inspiration.is_public
        and inspiration.user_id <> (select private.person())
    )
  );

-- A signed-in person takes their own like back.
create policy "People can take back their own likes"
  on public.inspiration_likes for delete to authenticated
  using (user_id = (select private.person()));

-- Prompt uses

-- Uses of prompts: who wrote a story from which.

-- Who wrote from which inspiration: once a person and day, so that nobody makes a prompt popular alone.
create table public.inspiration_uses (
  id uuid primary key default gen_random_uuid(),
  inspiration_id uuid not null references public.user_inspirations (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  story_id uuid references public.user_stories (id) on delete set null,
  used_on date not null default private.today(),
  created_at timestamptz not null default now(),
  constraint inspiration_uses_once_a_day unique (inspiration_id, user_id, used_on)
);

comment on table public.inspiration_uses is 'Uses of inspirations, seen by the person who used them.';

create index inspiration_uses_by_person on public.inspiration_uses (user_id, created_at desc);
create index inspiration_uses_by_story on public.inspiration_uses (story_id);

revoke all on table public.inspiration_uses from public, anon, authenticated, service_role;
grant select on table public.inspiration_uses to authenticated, service_role;
grant insert (inspiration_id, user_id, story_id)
  on table public.inspiration_uses to authenticated;
alter table public.inspiration_uses enable row level security;

-- Records a use and returns how many there are. A second one on the same day only adds the story to the first.
create function public.record_inspiration_use(p_inspiration_id uuid, p_story_id uuid default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to record a use.' using errcode = '42501';
  end if;
  if not exists (
    select from public.user_inspirations as inspiration
    where inspiration.id = p_inspiration_id
      and ((inspiration.is_public and inspiration.hidden_at is null) or inspiration.user_id = v_person)
  ) then
    raise exception 'There is no such inspiration.' using errcode = 'PT404';
  end if;
  if p_story_id is not null and not exists (
    select from public.user_stories as story where story.id = p_story_id and story.user_id = v_person
      and story.deleted_at is null
  ) then
    raise exception 'This story isn’t in your collection anymore.' using errcode = 'PT404';
  end if;
  insert into public.inspiration_uses as mine (inspiration_id, user_id, story_id)
  values (p_inspiration_id, v_person, p_story_id)
  on conflict on constraint inspiration_uses_once_a_day
    do update set story_id = excluded.story_id where excluded.story_id is not null;
  select inspiration.uses_count into v_count
  from public.user_inspirations as inspiration where inspiration.id = p_inspiration_id;
  return v_count;
end;
$$;

-- Everyone's uses of a prompt are counted, its author's too (spec 4): once a person and day, like all others.
create function private.count_inspiration_uses()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.user_inspirations set uses_count = uses_count + 1 where id = new.inspiration_id;
  return null;
end;
$$;

revoke execute on function
  public.record_inspiration_use(uuid, uuid),
  private.count_inspiration_uses()
  from public, anon, authenticated, service_role;
grant execute on function
  public.record_inspiration_use(uuid, uuid)
  to authenticated;

create trigger count_inspiration_uses
  after insert on public.inspiration_uses
  for each row execute function private.count_inspiration_uses();

-- A signed-in person sees what they used, not what others used.
create policy "People can see their own uses"
  on public.inspiration_uses for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person records a use of an inspiration that they can read, under their own name, with a story of theirs.
create policy "People can record their own uses"
  on public.inspiration_uses for insert to authenticated
  with check (
    user_id = (select private.person())
    and exists (select from public.user_inspirations as inspiration where inspiration.id = inspiration_id)
    and (
      story_id is null
      or exists (
        select from public.user_stories as story where story.id = story_id and story.user_id = (select private.person())
      )
    )
  );

-- Curated favorites

-- Favorites among the built-in inspirations.

-- Which of the eighteen built-in inspirations a person keeps: the nine of the specification, and three each of nonfiction,
-- poetry and screenplay.
create table public.curated_favorites (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  inspiration_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, inspiration_id),
  constraint curated_favorites_known_inspiration check (inspiration_id ~ '^insp-([1-9]|1[0-8])$')
);

comment on table public.curated_favorites is 'Favorites among the built-in inspirations, private to their owner.';

revoke all on table public.curated_favorites from public, anon, authenticated, service_role;
grant delete, select on table public.curated_favorites to authenticated;
grant select on table public.curated_favorites to service_role;
grant insert (user_id, inspiration_id)
  on table public.curated_favorites to authenticated;
alter table public.curated_favorites enable row level security;

-- A signed-in person sees their own favourites.
create policy "People can see their own favourites"
  on public.curated_favorites for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person adds to their own favourites.
create policy "People can add to their own favourites"
  on public.curated_favorites for insert to authenticated
  with check (user_id = (select private.person()));

-- A signed-in person removes their own favourites.
create policy "People can remove their own favourites"
  on public.curated_favorites for delete to authenticated
  using (user_id = (select private.person()));

-- Shared stories

-- Shared stories: copies of saved ones that others can read.

-- Stories that people show to others. A copy: it stays when the saved story is deleted.
create table public.user_shared_stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  story_id uuid references public.user_stories (id) on delete set null,
  title text not null,
  prompt text not null,
  content text not null,
  generator_id text not null default 'unknown',
  language text not null default 'English',
  is_public boolean not null default false,
  views_count integer not null default 0,
  likes_count integer not null default 0,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  -- What it was written from: a prompt of the community, or the prompt of another shared story.
  source_inspiration_id uuid references public.user_inspirations (id) on delete set null,
  source_story_id uuid references public.user_shared_stories (id) on delete set null,
  -- Unlisted: in no list, and open to whoever has the link. The link says nothing and cannot be guessed; it stays while the
  -- story can be reached by it, and is never used again.
  is_unlisted boolean not null default false,
  share_id text,
  demo boolean not null default false,
  constraint user_shared_stories_title_length check (char_length(title) <= 200 and title ~ '[^[:space:]]'),
  constraint user_shared_stories_prompt_length check (char_length(prompt) <= 4000),
  constraint user_shared_stories_content_length check (char_length(content) <= 60000 and content ~ '[^[:space:]]'),
  constraint user_shared_stories_generator_id_length check (char_length(generator_id) between 1 and 64),
  constraint user_shared_stories_language_length check (char_length(language) between 1 and 64),
  constraint user_shared_stories_views_count check (views_count >= 0),
  constraint user_shared_stories_likes_count check (likes_count >= 0),
  constraint user_shared_stories_one_source check (num_nonnulls(source_inspiration_id, source_story_id) <= 1),
  constraint user_shared_stories_other_source check (source_story_id <> id),
  constraint user_shared_stories_share_id unique (share_id),
  constraint user_shared_stories_link check ((is_public or is_unlisted) = (share_id is not null))
);

comment on table public.user_shared_stories is 'Shared stories. Counters are written by triggers only.';
comment on column public.user_shared_stories.hidden_at is 'When an operator hid it from everybody but its owner.';
comment on column public.user_shared_stories.is_unlisted is 'Open to whoever has the link. Public wins over it.';
comment on column public.user_shared_stories.share_id is 'The link of what is public or unlisted; kept by the database.';
comment on column public.user_shared_stories.demo is 'Written by the demo storyteller. Once true it stays true.';

-- A person's own list; also serves the policies. And what deleting a saved story looks for.
create index user_shared_stories_by_owner on public.user_shared_stories (user_id, created_at desc, id);
create index user_shared_stories_by_story on public.user_shared_stories (story_id);
create index user_shared_stories_newest on public.user_shared_stories (created_at desc, id)
  where is_public and hidden_at is null;
create index user_shared_stories_most_read on public.user_shared_stories (views_count desc, id)
  where is_public and hidden_at is null;
create index user_shared_stories_words on public.user_shared_stories
  using gin (private.search_words(title || ' ' || prompt)) where is_public and hidden_at is null;
create index user_shared_stories_by_source_inspiration on public.user_shared_stories (source_inspiration_id)
  where source_inspiration_id is not null;
create index user_shared_stories_by_source_story on public.user_shared_stories (source_story_id)
  where source_story_id is not null;
create index user_shared_stories_hidden on public.user_shared_stories (hidden_at) where hidden_at is not null;

revoke all on table public.user_shared_stories from public, anon, authenticated, service_role;
grant delete, select on table public.user_shared_stories to authenticated;
grant select on table public.user_shared_stories to service_role;
grant insert (
  id, user_id, story_id, title, prompt, content, generator_id, language, is_public, source_inspiration_id,
  source_story_id, is_unlisted, demo
), update (
  id, user_id, story_id, title, prompt, content, generator_id, language, is_public, source_inspiration_id,
  source_story_id, is_unlisted, demo
) on table public.user_shared_stories to authenticated;
grant select (
  id, user_id, title, prompt, content, generator_id, language, is_public, views_count, likes_count, created_at,
  hidden_at, is_unlisted, share_id, demo
) on table public.user_shared_stories to anon;
alter table public.user_shared_stories enable row level security;

-- The source as everybody may see it, or no row. Called by functions that act with their owner's rights.
create function private.public_source(p_inspiration_id uuid, p_story_id uuid)
returns table (title text, author text)
language sql
stable
set search_path = ''
as $$
  select inspiration.title, author.display_name
  from public.user_inspirations as inspiration
  join public.profiles as author on author.id = inspiration.user_id
  where inspiration.id = p_inspiration_id and inspiration.is_public and inspiration.hidden_at is null
  union all
  select story.title, author.display_name
  from public.user_shared_stories as story
  join public.profiles as author on author.id = story.user_id
  where story.id = p_story_id and story.is_public and story.hidden_at is null;
$$;

-- A copy says what the saved story says, and what it said itself before: no one takes that back by leaving it out. Acts with
-- its owner's rights, because a saved story is out of everyone's sight while its deletion can be undone.
create function private.keep_demo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.demo := coalesce(new.demo, false)
    or coalesce(case when tg_op = 'UPDATE' then old.demo end, false)
    or exists (
      select from public.user_stories as story
      where story.id = new.story_id and story.user_id = new.user_id and story.demo
    );
  return new;
end;
$$;

-- The page of public stories after the row that the three p_after values name, as search_inspirations gives one; without
-- their text, of which `opening` has the beginning. The source is named while everybody may see it.
create function public.search_shared_stories(
  p_query text default null,
  p_generators text[] default null,
  p_languages text[] default null,
  p_order text default 'newest',
  p_after_views integer default null,
  p_after_created timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  opening text,
  generator_id text,
  language text,
  views_count integer,
  likes_count integer,
  created_at timestamptz,
  liked boolean,
  source_inspiration_id uuid,
  source_story_id uuid,
  source_title text,
  source_author text,
  share_id text,
  demo boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_left integer := least(greatest(coalesce(p_limit, 10), 1), 50);
  v_part text;
  v_found integer;
begin
  if coalesce(p_order, 'newest') not in ('newest', 'views') then
    raise exception 'Order by newest or views.' using errcode = 'PT400';
  end if;
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;

  perform private.walk_in_order(v_query is null);
  foreach v_part in array case
    when p_after_id is null then array['true']
    when p_order = 'views' then array['found.views_count = $4 and found.id > $6', 'found.views_count < $4']
    else array['found.created_at = $5 and found.id > $6', 'found.created_at < $5']
  end loop
    return query execute format(
      $query$
        select found.id, found.user_id, found.author, found.title, found.prompt, left(found.content, 600),
          found.generator_id, found.language, found.views_count, found.likes_count, found.created_at,
          exists (select from public.shared_story_likes as mine where mine.shared_story_id = found.id and mine.user_id = $8),
          case when source.title is not null then found.source_inspiration_id end,
          case when source.title is not null then found.source_story_id end,
          source.title, source.author, found.share_id, found.demo
        from (
          select found.*, author.display_name as author
          from public.user_shared_stories as found
          join public.profiles as author on author.id = found.user_id
          where found.is_public and found.hidden_at is null
            and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
            and ($2 is null or found.generator_id = any ($2))
            and ($3 is null or found.language = any ($3))
            and %1$s
          order by %2$s
          limit $7
        ) as found
        left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true
        order by %2$s
      $query$,
      v_part,
      case when p_order = 'views' then 'found.views_count desc, found.id' else 'found.created_at desc, found.id' end
    )
    using v_query, p_generators, p_languages, p_after_views, p_after_created, p_after_id, v_left, (select private.person());
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left = 0;
  end loop;
  perform private.walk_in_order(false);
end;
$$;

-- One shared story, whole: a public one, or one of the person's own; no row for any other. The source is named while
-- everybody may see it.
create function public.read_shared_story(p_id uuid)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  content text,
  generator_id text,
  language text,
  is_public boolean,
  is_hidden boolean,
  views_count integer,
  likes_count integer,
  created_at timestamptz,
  liked boolean,
  source_inspiration_id uuid,
  source_story_id uuid,
  source_title text,
  source_author text,
  share_id text,
  is_unlisted boolean,
  demo boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select found.id, found.user_id, author.display_name, found.title, found.prompt, found.content, found.generator_id,
    found.language, found.is_public, found.hidden_at is not null, found.views_count, found.likes_count, found.created_at,
    exists (
      select from public.shared_story_likes as mine
      where mine.shared_story_id = found.id and mine.user_id = (select private.person())
    ),
    case when source.title is not null then found.source_inspiration_id end,
    case when source.title is not null then found.source_story_id end,
    source.title, source.author, found.share_id, found.is_unlisted, found.demo
  from public.user_shared_stories as found
  join public.profiles as author on author.id = found.user_id
  left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true
  where found.id = p_id and ((found.is_public and found.hidden_at is null) or found.user_id = (select private.person()));
$$;

-- Knowing the id of a row is not enough: what is unlisted is for those who have its link, and what became private or was
-- hidden is for its owner.

-- Whether a story can be read by somebody who is not its owner: everyone reads what is public, and those who have the link
-- what is unlisted. What is private has no link.
create function private.is_open_story(
  p_is_public boolean,
  p_hidden_at timestamptz,
  p_share_id text,
  p_link text
)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_hidden_at is null and (p_is_public or coalesce(p_share_id = p_link, false));
$$;

-- Whether a story that somebody else shares is public. For rules that act with the rights of the person who asks.
create function private.is_public_story(p_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_shared_stories as story
    where story.id = p_id and story.is_public and story.hidden_at is null
  );
$$;

-- A person names as the source what is public, or their own. A source that stands there already stays, whatever became of it.
create function private.check_source()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_kept public.user_shared_stories;
begin
  if tg_op = 'UPDATE' then
    v_kept := old;
  else
    -- An upsert of a story that is there comes as a new one first.
    select kept.* into v_kept
    from public.user_shared_stories as kept where kept.id = new.id and kept.user_id = new.user_id;
  end if;
  if (
    new.source_inspiration_id is distinct from v_kept.source_inspiration_id
    and new.source_inspiration_id is not null
    and not exists (select from public.user_inspirations as source where source.id = new.source_inspiration_id)
  ) or (
    new.source_story_id is distinct from v_kept.source_story_id
    and new.source_story_id is not null
    and not exists (select from public.user_shared_stories as source where source.id = new.source_story_id)
    and not private.is_public_story(new.source_story_id)
  ) then
    raise exception 'There is no such source.' using errcode = '42501';
  end if;
  return new;
end;
$$;

-- The counters of shared stories that whoever asks may read: of unlisted ones those whose links are among `p_share_ids`.
create function public.shared_story_counts(p_ids uuid[], p_share_ids text[] default null)
returns table (id uuid, views_count integer, likes_count integer, liked boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
begin
  perform private.check_ids(p_ids);
  if cardinality(p_share_ids) > 100 then
    raise exception 'Ask about 100 at a time.' using errcode = 'PT400';
  end if;
  return query
    select found.id, found.views_count, found.likes_count,
      exists (
        select from public.shared_story_likes as mine where mine.shared_story_id = found.id and mine.user_id = v_person
      )
    from public.user_shared_stories as found
    where found.id = any (p_ids)
      and (
        private.is_open_story(
          found.is_public, found.hidden_at, found.share_id,
          case when found.share_id = any (p_share_ids) then found.share_id end
        )
        or found.user_id = v_person
      );
end;
$$;

revoke execute on function
  private.public_source(uuid, uuid),
  private.keep_demo(),
  public.search_shared_stories(text, text[], text[], text, integer, timestamptz, uuid, integer),
  public.read_shared_story(uuid),
  private.is_open_story(boolean, timestamptz, text, text),
  private.is_public_story(uuid),
  private.check_source(),
  public.shared_story_counts(uuid[], text[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.search_shared_stories(text, text[], text[], text, integer, timestamptz, uuid, integer),
  public.read_shared_story(uuid),
  public.shared_story_counts(uuid[], text[])
  to anon, authenticated;
grant execute on function
  private.is_public_story(uuid)
  to authenticated;

create trigger guard_shared_story_counters
  before insert or update on public.user_shared_stories
  for each row execute function private.refuse_changes('views_count', 'likes_count');

create trigger guard_shared_story_identity
  before update on public.user_shared_stories
  for each row execute function private.refuse_changes('id', 'user_id');

create trigger check_source
  before insert or update of source_inspiration_id, source_story_id on public.user_shared_stories
  for each row execute function private.check_source();

create trigger keep_demo
  before insert or update of demo, story_id on public.user_shared_stories
  for each row execute function private.keep_demo();

-- A visitor without an account reads what is public.
create policy "Everybody can read public stories"
  on public.user_shared_stories for select to anon
  using (is_public and hidden_at is null);

-- A signed-in person shares under their own name only, and names as the source only a story of theirs.
create policy "People can share their own stories"
  on public.user_shared_stories for insert to authenticated
  with check (user_id = (select private.person()) and (story_id is null or private.owns_story(story_id)));

-- A signed-in person edits what they share and cannot give it away.
create policy "People can edit their own shared stories"
  on public.user_shared_stories for update to authenticated
  using (user_id = (select private.person()))
  with check (user_id = (select private.person()) and (story_id is null or private.owns_story(story_id)));

-- A signed-in person takes back what they share.
create policy "People can delete their own shared stories"
  on public.user_shared_stories for delete to authenticated
  using (user_id = (select private.person()));

-- A signed-in person reads the rows of what they share themselves.
create policy "People can read their own shared stories"
  on public.user_shared_stories for select to authenticated
  using (user_id = (select private.person()));

-- Share links

-- Links of shared stories.

-- The story behind a link, whole and with the same columns; no row for a link that is none, or no longer one. Whoever has a
-- link reads what it leads to; what an operator hid is for its owner alone.
create function public.read_shared_link(p_share_id text)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  content text,
  generator_id text,
  language text,
  is_public boolean,
  is_hidden boolean,
  views_count integer,
  likes_count integer,
  created_at timestamptz,
  liked boolean,
  source_inspiration_id uuid,
  source_story_id uuid,
  source_title text,
  source_author text,
  share_id text,
  is_unlisted boolean,
  demo boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select found.id, found.user_id, author.display_name, found.title, found.prompt, found.content, found.generator_id,
    found.language, found.is_public, found.hidden_at is not null, found.views_count, found.likes_count, found.created_at,
    exists (
      select from public.shared_story_likes as mine
      where mine.shared_story_id = found.id and mine.user_id = (select private.person())
    ),
    case when source.title is not null then found.source_inspiration_id end,
    case when source.title is not null then found.source_story_id end,
    source.title, source.author, found.share_id, found.is_unlisted, found.demo
  from public.user_shared_stories as found
  join public.profiles as author on author.id = found.user_id
  left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true
  where found.share_id = p_share_id and (found.hidden_at is null or found.user_id = (select private.person()));
$$;

-- Nobody chooses a link: what is given is passed over. 22 characters of base64url hold the 122 random bits of a UUID. A story
-- that leaves the public lists gets another link: the one that everyone could see must not lead to what is unlisted.
create function private.keep_share_id()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_unlisted := new.is_unlisted and not new.is_public;
  new.share_id := case
    when new.is_public or new.is_unlisted then coalesce(
      case when tg_op = 'UPDATE' and (new.is_public or not old.is_public) then old.share_id end,
      rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')
    )
  end;
  return new;
end;
$$;

revoke execute on function
  public.read_shared_link(text),
  private.keep_share_id()
  from public, anon, authenticated, service_role;
grant execute on function
  public.read_shared_link(text)
  to anon, authenticated;

create trigger keep_share_id
  before insert or update of is_public, is_unlisted, share_id on public.user_shared_stories
  for each row execute function private.keep_share_id();

-- Story likes

-- Likes of shared stories.

-- Who likes which shared story: one row a person, so that nobody counts twice.
create table public.shared_story_likes (
  shared_story_id uuid not null references public.user_shared_stories (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (shared_story_id, user_id)
);

comment on table public.shared_story_likes is 'Likes of shared stories. Who likes what is seen by that person alone.';

create index shared_story_likes_by_person on public.shared_story_likes (user_id, shared_story_id);

revoke all on table public.shared_story_likes from public, anon, authenticated, service_role;
grant delete, select on table public.shared_story_likes to authenticated;
grant select on table public.shared_story_likes to service_role;
grant insert (shared_story_id, user_id)
  on table public.shared_story_likes to authenticated;
alter table public.shared_story_likes enable row level security;

-- A like that is taken back was none: it goes from the day on which it was given.
create function private.count_shared_story_likes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.user_shared_stories set likes_count = likes_count + 1 where id = new.shared_story_id;
    perform private.count_story_day(new.shared_story_id, (new.created_at at time zone 'UTC')::date, 0, 1);
  else
    -- When author and readers leave in one statement, the row may outlive its author for a moment: it is left alone.
    update public.user_shared_stories
    set likes_count = greatest(likes_count - 1, 0)
    where id = old.shared_story_id and exists (select from public.profiles as author where author.id = user_id);
    update public.shared_story_days
    set likes = greatest(likes - 1, 0)
    where shared_story_id = old.shared_story_id and day = (old.created_at at time zone 'UTC')::date
      and exists (select from public.user_shared_stories as story where story.id = old.shared_story_id);
  end if;
  return null;
end;
$$;

-- As toggle_inspiration_like, with the link of a story that is unlisted. Returns `{ "liked", "likes_count" }`. What a person
-- likes and can no longer read can only be taken back, and `likes_count` is null then.
create function public.toggle_story_like(
  p_shared_story_id uuid,
  p_liked boolean default null,
  p_share_id text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_owner uuid;
  v_is_open boolean;
  v_is_liked boolean;
  v_liked boolean;
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to like stories.' using errcode = '42501';
  end if;
  -- In the order in which deleting one locks: first what is liked, then the likes.
  select story.user_id,
    private.is_open_story(story.is_public, story.hidden_at, story.share_id, p_share_id)
  into v_owner, v_is_open
  from public.user_shared_stories as story
  where story.id = p_shared_story_id
  for no key update;
  v_is_liked := exists (
    select from public.shared_story_likes as mine
    where mine.shared_story_id = p_shared_story_id and mine.user_id = v_person
  );
  v_liked := coalesce(p_liked, not v_is_liked);
  if v_owner is null or not (v_is_open or v_owner = v_person or (v_is_liked and not v_liked)) then
    raise exception 'There is no such story.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This story is your own; only others can like it.' using errcode = 'PT403';
  end if;

  if v_liked then
    insert into public.shared_story_likes (shared_story_id, user_id) values (p_shared_story_id, v_person)
    on conflict do nothing;
  else
    delete from public.shared_story_likes as mine
    where mine.shared_story_id = p_shared_story_id and mine.user_id = v_person;
  end if;
  if v_is_open then
    select story.likes_count into v_count from public.user_shared_stories as story where story.id = p_shared_story_id;
  end if;
  return jsonb_build_object('liked', v_liked, 'likes_count', v_count);
end;
$$;

revoke execute on function
  private.count_shared_story_likes(),
  public.toggle_story_like(uuid, boolean, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.toggle_story_like(uuid, boolean, text)
  to authenticated;

create trigger count_shared_story_likes
  after insert or delete on public.shared_story_likes
  for each row execute function private.count_shared_story_likes();

-- A signed-in person sees what they like, not what others like.
create policy "People can see their own likes of stories"
  on public.shared_story_likes for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person likes public stories of others, under their own name.
create policy "People can like public stories of others"
  on public.shared_story_likes for insert to authenticated
  with check (
    user_id = (select private.person())
    and private.is_public_story(shared_story_id)
    and not exists (
      select from public.user_shared_stories as own where own.id = shared_story_id and own.user_id = (select private.person())
    )
  );

-- A signed-in person takes their own like back.
create policy "People can take back their own likes of stories"
  on public.shared_story_likes for delete to authenticated
  using (user_id = (select private.person()));

-- Story views

-- Views of shared stories, and their numbers by day.

-- Who read which shared story today, as hashes that say nothing tomorrow. Only count_story_view touches it.
create table public.shared_story_views (
  shared_story_id uuid not null references public.user_shared_stories (id) on delete cascade,
  visitor text not null,
  viewed_on date not null default private.today(),
  primary key (shared_story_id, visitor),
  constraint shared_story_views_visitor_hash check (visitor ~ '^[0-9a-f]{64}$')
);

comment on table public.shared_story_views is 'Hashes of today’s readers, so that each counts once a day.';

create index shared_story_views_by_day on public.shared_story_views (viewed_on);

revoke all on table public.shared_story_views from public, anon, authenticated, service_role;
-- No policy on purpose: with row level security on and no policy, nobody but the service role sees a row.
alter table public.shared_story_views enable row level security;

-- How a shared story was read and liked day by day, for the person who shares it: numbers alone, never who.
create table public.shared_story_days (
  shared_story_id uuid not null references public.user_shared_stories (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  likes integer not null default 0,
  primary key (shared_story_id, day),
  constraint shared_story_days_views check (views >= 0),
  constraint shared_story_days_likes check (likes >= 0)
);

comment on table public.shared_story_days is 'Views and likes of a shared story by day (UTC), for 30 days. Written by triggers.';

revoke all on table public.shared_story_days from public, anon, authenticated, service_role;
grant select on table public.shared_story_days to authenticated;
alter table public.shared_story_days enable row level security;

-- Adds to a day of a story, and forgets what is older than the 30 days that its owner is shown. Whoever calls it holds the
-- story's row already, so that two of them never wait for each other.
create function private.count_story_day(p_id uuid, p_day date, p_views integer, p_likes integer)
returns void
language sql
set search_path = ''
as $$
  delete from public.shared_story_days as old where old.shared_story_id = p_id and old.day <= private.today() - 30;
  insert into public.shared_story_days as counted (shared_story_id, day, views, likes)
  values (p_id, p_day, p_views, p_likes)
  on conflict on constraint shared_story_days_pkey
    do update set views = counted.views + excluded.views, likes = counted.likes + excluded.likes;
$$;

create function private.count_shared_story_views()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.user_shared_stories set views_count = views_count + 1 where id = new.shared_story_id;
  perform private.count_story_day(new.shared_story_id, new.viewed_on, 1, 0);
  return null;
end;
$$;

-- Counts a view of a public story, or of an unlisted one with its link, once a visitor and day, and returns how many there
-- are. The author does not count, and neither does somebody who cannot be told apart from anybody else.
create function public.count_story_view(p_shared_story_id uuid, p_share_id text default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_owner uuid;
  v_count integer;
begin
  select story.user_id into v_owner
  from public.user_shared_stories as story
  where story.id = p_shared_story_id
    and private.is_open_story(story.is_public, story.hidden_at, story.share_id, p_share_id);
  if v_owner is null then
    raise exception 'There is no such story.' using errcode = 'PT404';
  end if;
  delete from public.shared_story_views as old where old.viewed_on < private.today();
  if v_owner is distinct from (select private.person()) then
    insert into public.shared_story_views (shared_story_id, visitor)
    select p_shared_story_id, visitor
    from private.visitor_of(p_shared_story_id::text) as visitor
    where visitor is not null
    on conflict do nothing;
  end if;
  select story.views_count into v_count from public.user_shared_stories as story where story.id = p_shared_story_id;
  return v_count;
end;
$$;

revoke execute on function
  private.count_story_day(uuid, date, integer, integer),
  private.count_shared_story_views(),
  public.count_story_view(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.count_story_view(uuid, text)
  to anon, authenticated;

create trigger count_shared_story_views
  after insert on public.shared_story_views
  for each row execute function private.count_shared_story_views();

-- A signed-in person sees how their own shared stories fare, and no one else's.
create policy "People can see the days of their own shared stories"
  on public.shared_story_days for select to authenticated
  using (
    exists (
      select from public.user_shared_stories as story
      where story.id = shared_story_id and story.user_id = (select private.person())
    )
  );

-- Account deletions

-- Accounts that are to be deleted, and their end.

-- Accounts that their owners want deleted: fourteen days after the request everything is gone, and signing in before that
-- cancels it. A request that was cancelled is kept until the owner has been told so, once.
create table public.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  cancelled_at timestamptz
);

comment on table public.account_deletions is 'Requests to delete an account. Written by the database only.';

-- What the purge looks for.
create index account_deletions_open on public.account_deletions (requested_at) where cancelled_at is null;

revoke all on table public.account_deletions from public, anon, authenticated, service_role;
grant delete, select on table public.account_deletions to authenticated;
alter table public.account_deletions enable row level security;

-- When an account may be removed (the same number as in the domain).
create function private.deleted_after(p_requested_at timestamptz)
returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select p_requested_at + 14 * interval '24 hours';
$$;

-- Whether the token of this request was given for the password, a moment ago (the same number as in the domain). What
-- renewing a session gives does not count, so that a stolen session is not enough.
create function private.has_just_entered_password()
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from jsonb_path_query((select auth.jwt()), '$.amr[*] ? (@.method == "password").timestamp ? (@.type() == "number")') as moment
    where moment::numeric >= extract(epoch from now()) - 120
  );
$$;

-- What a person shares is hidden from everybody but them while their account waits to be deleted. It is hidden at the very
-- moment of the request: by that it is told apart from what an operator hid, which stays hidden.
create function private.hide_shared(p_person uuid, p_moment timestamptz)
returns void
language sql
set search_path = ''
as $$
  update public.user_inspirations set hidden_at = p_moment where user_id = p_person and hidden_at is null;
  update public.user_shared_stories set hidden_at = p_moment where user_id = p_person and hidden_at is null;
$$;

create function private.show_shared(p_person uuid, p_moment timestamptz)
returns void
language sql
set search_path = ''
as $$
  update public.user_inspirations set hidden_at = null where user_id = p_person and hidden_at = p_moment;
  update public.user_shared_stories set hidden_at = null where user_id = p_person and hidden_at = p_moment;
$$;

-- What is added with a session that has not run out yet is hidden as well. The lock is the one that the reference to the
-- profile takes anyway; taken first, it makes the row wait for a request of the same moment, or the request for the row.
create function private.hide_of_deleted_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.profiles as author where author.id = new.user_id for key share;
  new.hidden_at := coalesce(
    new.hidden_at,
    (
      select request.requested_at from public.account_deletions as request
      where request.user_id = new.user_id and request.cancelled_at is null
    )
  );
  return new;
end;
$$;

-- Asks for the caller's account to be deleted, and returns when that will be. Ends every session of the account; the person
-- comes back by signing in.
create function public.request_account_deletion()
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_moment timestamptz := now();
begin
  if v_person is null then
    raise exception 'You must be signed in to delete your account.' using errcode = '42501';
  end if;
  if not private.has_just_entered_password() then
    raise exception 'Enter your password again to delete your account.' using errcode = 'PT403';
  end if;
  -- In the order in which signing in and the purge lock.
  perform from auth.users as account where account.id = v_person for no key update;
  perform from public.profiles as author where author.id = v_person for update;
  insert into public.account_deletions as request (user_id, requested_at) values (v_person, v_moment)
  on conflict (user_id) do update
    set requested_at = case when request.cancelled_at is null then request.requested_at else v_moment end,
      cancelled_at = null
  returning request.requested_at into v_moment;
  perform private.hide_shared(v_person, v_moment);
  delete from auth.sessions as session where session.user_id = v_person;
  return private.deleted_after(v_moment);
end;
$$;

-- Signing in cancels the request. Renewing a session does not come here, as the request has ended all of them.
create function private.cancel_account_deletion()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_moment timestamptz;
begin
  update public.account_deletions as request
  set cancelled_at = now()
  where request.user_id = new.id and request.cancelled_at is null
  returning request.requested_at into v_moment;
  if found then
    perform private.show_shared(new.id, v_moment);
  end if;
  return null;
end;
$$;

-- Removes the accounts whose fourteen days are over, and returns how many. An account takes along every row that refers to
-- it; likes of other people's things are taken back by the trigger that counts them, while their uses and views did happen
-- and stay counted. What names the person without a reference is removed here. Called by the backend, or by pg_cron.
create function private.purge_deleted_accounts()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_person uuid;
  v_email text;
  v_count integer := 0;
begin
  -- With both rows locked the request is looked at as it is now. An account that is being signed in to at this moment is
  -- left to the next time.
  for v_person, v_email in
    select account.id, account.email
    from auth.users as account
    join public.account_deletions as request on request.user_id = account.id
    where request.cancelled_at is null and private.deleted_after(request.requested_at) <= now()
    for update of account, request skip locked
  loop
    delete from public.story_runs as run where run.caller in ('user:' || v_person, 'prompt:user:' || v_person);
    delete from public.newsletter_subscribers as subscriber where lower(subscriber.email) = lower(v_email);
    delete from auth.flow_state as flow where flow.user_id = v_person;
    -- Some hosted projects keep this log elsewhere, for themselves.
    if has_table_privilege('auth.audit_log_entries', 'delete') then
      delete from auth.audit_log_entries as entry where entry.payload ->> 'actor_id' = v_person::text;
    end if;
    delete from auth.users as account where account.id = v_person;
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;

revoke execute on function
  private.deleted_after(timestamptz),
  private.has_just_entered_password(),
  private.hide_shared(uuid, timestamptz),
  private.show_shared(uuid, timestamptz),
  private.hide_of_deleted_account(),
  public.request_account_deletion(),
  private.cancel_account_deletion(),
  private.purge_deleted_accounts()
  from public, anon, authenticated, service_role;
grant execute on function
  public.request_account_deletion()
  to authenticated;

create trigger hide_of_deleted_account
  before insert on public.user_inspirations
  for each row execute function private.hide_of_deleted_account();

create trigger hide_of_deleted_account
  before insert on public.user_shared_stories
  for each row execute function private.hide_of_deleted_account();

create trigger cancel_account_deletion
  after update of last_sign_in_at on auth.users
  for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at)
  execute function private.cancel_account_deletion();

-- A signed-in person reads their own request.
create policy "People can read their own request for deletion"
  on public.account_deletions for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person clears a request that was cancelled, as having been told. An open one ends by signing in alone: a
-- stolen session must not be able to call it off.
create policy "People can clear their own cancelled request"
  on public.account_deletions for delete to authenticated
  using (user_id = (select private.person()) and cancelled_at is not null);

-- Story runs

-- Runs of the story service: what guests and users may ask for, and what was charged.

-- How many of the three free stories a visitor who is not signed in has used.
create table public.anonymous_usage (
  session_id text primary key,
  usage_count integer not null default 0,
  last_used timestamptz not null default now(),
  constraint anonymous_usage_session_id_length check (char_length(session_id) between 1 and 200),
  constraint anonymous_usage_count_range check (usage_count between 0 and 3)
);

comment on table public.anonymous_usage is 'Guest quota. Only the story service touches it; guests hold a signed id.';

revoke all on table public.anonymous_usage from public, anon, authenticated, service_role;
grant delete, insert, select, update on table public.anonymous_usage to service_role;
-- No policy on purpose: with row level security on and no policy, nobody but the service role sees a row.
alter table public.anonymous_usage enable row level security;

-- Every story and random prompt that was asked for in the last days: what was charged for it, and how many run at once.
create table public.story_runs (
  caller text not null,
  run_id text not null,
  claim text,
  network text,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  refunded boolean not null default false,
  -- A guest goes on for nothing with a story that was interrupted: the connection was lost, the page closed, it was stopped,
  -- or the service was. At most twice in a row, each run once, and only one that text was delivered of.
  whole boolean not null default false,
  resumes text,
  resumed_at timestamptz,
  free_left smallint not null default 2,
  abandoned boolean not null default false,
  primary key (caller, run_id),
  constraint story_runs_caller_length check (char_length(caller) between 1 and 220),
  constraint story_runs_run_id_length check (char_length(run_id) between 1 and 100),
  constraint story_runs_claim_length check (char_length(claim) <= 100),
  constraint story_runs_network_length check (char_length(network) <= 64),
  constraint story_runs_resumes_length check (char_length(resumes) between 1 and 100),
  constraint story_runs_free_left_range check (free_left between 0 and 2)
);

comment on table public.story_runs is 'Runs of the story service, kept for two days. Only the service touches it.';
comment on column public.story_runs.caller is 'guest:<id of the guest> or user:<id of the person>; prompt:… for a random prompt.';
comment on column public.story_runs.claim is 'The request that the run was granted to; only that one may end or refund it.';
comment on column public.story_runs.network is 'Keyed hash of the network a guest came from; never an address.';
comment on column public.story_runs.whole is 'The provider came to an end: there is nothing to go on with.';
comment on column public.story_runs.resumes is 'The run that this one goes on with for nothing; null where a story was charged.';
comment on column public.story_runs.resumed_at is 'When this run was gone on with. It is not given back any more.';
comment on column public.story_runs.free_left is 'How often in a row a guest may go on for nothing from here.';
comment on column public.story_runs.refunded is 'Neither was anything delivered nor had the provider begun. It still counts as an attempt.';
comment on column public.story_runs.abandoned is 'Of a signed-in person: it ended without a word of the story.';

create index story_runs_by_caller on public.story_runs (caller, started_at desc);
create index story_runs_by_network on public.story_runs (network, started_at);
create index story_runs_by_start on public.story_runs (started_at);

revoke all on table public.story_runs from public, anon, authenticated, service_role;
grant select on table public.story_runs to service_role;
-- No policy on purpose: with row level security on and no policy, nobody but the service role sees a row.
alter table public.story_runs enable row level security;

-- What was asked for and not delivered may be three times what may be delivered: a provider that is down for a while locks
-- nobody out, and leaving early again and again is not free for ever.
create function private.exceeds(p_delivered bigint, p_attempts bigint, p_limit integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_delivered > p_limit or p_attempts > p_limit::bigint * 3;
$$;

-- Seconds until the day ends that a network's free stories are counted by.
create function private.seconds_to_midnight()
returns integer
language sql
stable
set search_path = ''
as $$
  select ceil(extract(epoch from
    (date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC' - now()))::integer;
$$;

-- Whether a network has had its share of today, the run that was just noted included.
create function private.network_is_full(p_network text, p_limit integer)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.exceeds(count(*) filter (where not run.refunded), count(*), p_limit)
  from public.story_runs as run
  where run.network = p_network
    and run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
$$;

-- Counts a random prompt, which costs no free story: so many an hour for one caller, so many a day for all guests of one
-- network. Returns `{ "outcome", "retry_after" }`: granted, hour or network.
create function public.spend_random_prompt(
  p_caller text,
  p_network text default null,
  p_per_hour integer default null,
  p_per_network integer default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'prompt:' || p_caller;
  v_network text := case when p_per_network is not null then 'prompt:' || coalesce(p_network, 'unknown') end;
  v_enough timestamptz;
begin
  perform private.wait_in_line(v_caller);
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';

  if p_per_hour is not null then
    select run.started_at into v_enough
    from public.story_runs as run
    where run.caller = v_caller and run.started_at > now() - interval '1 hour'
    order by run.started_at desc
    offset greatest(p_per_hour - 1, 0)
    limit 1;
    if found then
      return jsonb_build_object(
        'outcome', 'hour',
        'retry_after', greatest(ceil(extract(epoch from v_enough + interval '1 hour' - now())), 1)
      );
    end if;
  end if;
  insert into public.story_runs (caller, run_id, network, ended_at)
  values (v_caller, gen_random_uuid()::text, v_network, now());
  if v_network is not null then
    perform private.wait_in_line(v_network);
    if private.network_is_full(v_network, p_per_network) then
      delete from public.story_runs as run
      where run.caller = v_caller and run.network = v_network and run.started_at = now();
      return jsonb_build_object('outcome', 'network', 'retry_after', private.seconds_to_midnight());
    end if;
  end if;
  return jsonb_build_object('outcome', 'granted', 'retry_after', null);
end;
$$;

-- Gives the story of one run back when nothing was delivered: once, to the request that it was granted to, however often it
-- is called. What was free gives back that it was free; what was gone on with was delivered. A run that is not known yet is
-- noted, so that whatever still spends it finds a duplicate. Returns `{ "used" }`, null for an unknown guest.
create function public.refund_guest_generation(p_session_id text, p_run_id text, p_claim text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'guest:' || p_session_id;
  v_used integer;
  v_resumes text;
begin
  perform private.wait_in_line(v_caller);
  update public.story_runs as run
  set refunded = true, ended_at = now()
  where run.caller = v_caller and run.run_id = p_run_id and run.claim is not distinct from p_claim
    and not run.refunded and run.resumed_at is null
  returning run.resumes into v_resumes;
  if not found then
    insert into public.story_runs (caller, run_id, claim, ended_at, refunded)
    values (v_caller, p_run_id, p_claim, now(), true)
    on conflict do nothing;
  elsif v_resumes is null then
    update public.anonymous_usage as usage
    set usage_count = greatest(usage.usage_count - 1, 0)
    where usage.session_id = p_session_id;
  else
    update public.story_runs as run set resumed_at = null where run.caller = v_caller and run.run_id = v_resumes;
  end if;
  select usage.usage_count into v_used from public.anonymous_usage as usage where usage.session_id = p_session_id;
  return jsonb_build_object('used', v_used);
end;
$$;

-- Says of a guest's run that the provider came to an end: it can't be gone on with for nothing. For the request that it was
-- granted to.
create function public.finish_guest_run(p_session_id text, p_run_id text, p_claim text default null)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.story_runs as run
  set whole = true, ended_at = now()
  where run.caller = 'guest:' || p_session_id and run.run_id = p_run_id and run.claim is not distinct from p_claim;
$$;

-- Whether the stories of today, the one that was just noted included, are more than the ceilings allow: of all guests, or of
-- everyone. Null is no ceiling. Random prompts are not counted. Returns `guests`, `total` or null.
create function private.day_is_full(p_guests_limit integer, p_total_limit integer)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_of_guests record;
  v_of_all record;
begin
  if p_guests_limit is null and p_total_limit is null then
    return null;
  end if;
  perform private.wait_in_line('everyone');
  select
    count(*) filter (where run.caller like 'guest:%' and not run.refunded) as delivered,
    count(*) filter (where run.caller like 'guest:%') as attempts
  into v_of_guests
  from public.story_runs as run
  where run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  select count(*) filter (where not run.refunded) as delivered, count(*) as attempts
  into v_of_all
  from public.story_runs as run
  where run.caller not like 'prompt:%'
    and run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  return case
    when private.exceeds(v_of_all.delivered, v_of_all.attempts, p_total_limit) then 'total'
    when private.exceeds(v_of_guests.delivered, v_of_guests.attempts, p_guests_limit) then 'guests'
  end;
end;
$$;

-- Takes one free story for one run, or none where the run goes on with one that was interrupted. Returns
-- `{ "outcome", "used", "retry_after" }`:
--   granted    it was taken, or did not have to be;
--   duplicate  this run id was seen before: nothing was taken, and nothing may be generated for it;
--   spent      what was to be gone on with is whole, was gone on with already, or is not known: nothing was taken;
--   limit      all three are used;
--   attempts   this guest has asked for too many today, those included that were given back; `retry_after` in seconds;
--   network    too many free stories went to this network today;
--   guests     too many free stories went to all guests today;
--   total      too many stories were written today.
-- Guests whose network nobody knows share one.
create function public.spend_guest_generation(
  p_session_id text,
  p_run_id text,
  p_network text default null,
  p_network_limit integer default null,
  p_claim text default null,
  p_resumes text default null,
  p_attempts_limit integer default null,
  p_guests_limit integer default null,
  p_total_limit integer default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'guest:' || p_session_id;
  v_network text := coalesce(p_network, 'unknown');
  v_used integer;
  v_left smallint;
  v_full text;
begin
  perform private.wait_in_line(v_caller);
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';
  delete from public.anonymous_usage as old where old.usage_count = 0 and old.last_used < now() - interval '2 days';

  insert into public.story_runs (caller, run_id, claim, network, resumes)
  values (v_caller, p_run_id, p_claim, v_network, p_resumes)
  on conflict do nothing;
  if not found then
    select usage.usage_count into v_used from public.anonymous_usage as usage where usage.session_id = p_session_id;
    return jsonb_build_object('outcome', 'duplicate', 'used', coalesce(v_used, 0), 'retry_after', null);
  end if;

  if p_resumes is null then
    insert into public.anonymous_usage as usage (session_id, usage_count, last_used)
    values (p_session_id, 1, now())
    on conflict (session_id) do update
      set usage_count = usage.usage_count + 1, last_used = now()
      where usage.usage_count < 3
    returning usage.usage_count into v_used;
    if v_used is null then
      delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
      return jsonb_build_object('outcome', 'limit', 'used', 3, 'retry_after', null);
    end if;
  else
    select usage.usage_count into v_used from public.anonymous_usage as usage where usage.session_id = p_session_id;
    update public.story_runs as run
    set resumed_at = now()
    where run.caller = v_caller and run.run_id = p_resumes and run.run_id <> p_run_id
      and run.free_left > 0 and run.resumed_at is null and not run.whole and not run.refunded
    returning run.free_left - 1 into v_left;
    if v_left is null then
      delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
      return jsonb_build_object('outcome', 'spent', 'used', coalesce(v_used, 0), 'retry_after', null);
    end if;
    update public.story_runs as run set free_left = v_left where run.caller = v_caller and run.run_id = p_run_id;
  end if;

  if (
    select count(*) > p_attempts_limit from public.story_runs as run
    where run.caller = v_caller and run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
  ) then
    v_full := 'attempts';
  end if;
  if v_full is null and p_network_limit is not null then
    perform private.wait_in_line(v_network);
    if private.network_is_full(v_network, p_network_limit) then
      v_full := 'network';
    end if;
  end if;
  v_full := coalesce(v_full, private.day_is_full(p_guests_limit, p_total_limit));
  if v_full is not null then
    delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
    if p_resumes is null then
      v_used := v_used - 1;
      update public.anonymous_usage as usage set usage_count = v_used where usage.session_id = p_session_id;
    else
      update public.story_runs as run set resumed_at = null where run.caller = v_caller and run.run_id = p_resumes;
    end if;
    return jsonb_build_object('outcome', v_full, 'used', v_used, 'retry_after', private.seconds_to_midnight());
  end if;
  return jsonb_build_object('outcome', 'granted', 'used', v_used, 'retry_after', null);
end;
$$;

-- Starts a run of a signed-in person within the guards; null is no limit. Returns `{ "outcome", "retry_after" }`: granted,
-- duplicate, at_once, hour, day, abandoned (too many of the last hour ended without a word) or total (too many stories were
-- written today, by everyone); `retry_after` in seconds.
-- A service that was killed never says that its runs ended: none runs any more after `p_expires_seconds`.
create function public.begin_story_run(
  p_user_id uuid,
  p_run_id text,
  p_at_once integer default null,
  p_per_hour integer default null,
  p_per_day integer default null,
  p_claim text default null,
  p_expires_seconds integer default 600,
  p_abandoned_per_hour integer default null,
  p_total_limit integer default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'user:' || p_user_id;
  v_guard record;
  v_enough timestamptz;
begin
  perform private.wait_in_line(v_caller);
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';

  if exists (select from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id) then
    return jsonb_build_object('outcome', 'duplicate', 'retry_after', null);
  end if;
  if (
    select count(*) >= p_at_once
    from public.story_runs as run
    where run.caller = v_caller and run.ended_at is null
      and run.started_at > now() - p_expires_seconds * interval '1 second'
  ) then
    return jsonb_build_object('outcome', 'at_once', 'retry_after', 10);
  end if;
  for v_guard in
    select guard.outcome, guard.period, allowance.counted, allowance.most
    from (values ('hour', p_per_hour, interval '1 hour'), ('day', p_per_day, interval '1 day'))
      as guard (outcome, budget, period)
    cross join lateral (values ('delivered', guard.budget), ('attempts', guard.budget * 3)) as allowance (counted, most)
    where guard.budget is not null
    union all
    select 'abandoned', interval '1 hour', 'abandoned', p_abandoned_per_hour where p_abandoned_per_hour is not null
  loop
    -- The run that has to leave the period before another one fits into it.
    select run.started_at into v_enough
    from public.story_runs as run
    where run.caller = v_caller and run.started_at > now() - v_guard.period
      and case v_guard.counted when 'attempts' then true when 'delivered' then not run.refunded else run.abandoned end
    order by run.started_at desc
    offset greatest(v_guard.most - 1, 0)
    limit 1;
    if found then
      return jsonb_build_object(
        'outcome', v_guard.outcome,
        'retry_after', greatest(ceil(extract(epoch from v_enough + v_guard.period - now())), 1)
      );
    end if;
  end loop;

  insert into public.story_runs (caller, run_id, claim) values (v_caller, p_run_id, p_claim);
  if private.day_is_full(null, p_total_limit) is not null then
    delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
    return jsonb_build_object('outcome', 'total', 'retry_after', private.seconds_to_midnight());
  end if;
  return jsonb_build_object('outcome', 'granted', 'retry_after', null);
end;
$$;

-- Ends a run of a signed-in person, for the request that it was granted to. One that the provider had not begun counts as an
-- attempt only; `p_abandoned` says that no word of the story arrived, although the provider may have begun. One that is not
-- known yet is noted, so that whatever still begins it finds a duplicate.
create function public.end_story_run(
  p_user_id uuid,
  p_run_id text,
  p_delivered boolean,
  p_claim text default null,
  p_abandoned boolean default null
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'user:' || p_user_id;
begin
  perform private.wait_in_line(v_caller);
  update public.story_runs as run
  set ended_at = now(), refunded = not p_delivered, abandoned = coalesce(p_abandoned, not p_delivered)
  where run.caller = v_caller and run.run_id = p_run_id and run.claim is not distinct from p_claim
    and run.ended_at is null;
  if not found then
    insert into public.story_runs (caller, run_id, claim, ended_at, refunded)
    values (v_caller, p_run_id, p_claim, now(), true)
    on conflict do nothing;
  end if;
end;
$$;

revoke execute on function
  private.exceeds(bigint, bigint, integer),
  private.seconds_to_midnight(),
  private.network_is_full(text, integer),
  public.spend_random_prompt(text, text, integer, integer),
  public.refund_guest_generation(text, text, text),
  public.finish_guest_run(text, text, text),
  private.day_is_full(integer, integer),
  public.spend_guest_generation(text, text, text, integer, text, text, integer, integer, integer),
  public.begin_story_run(uuid, text, integer, integer, integer, text, integer, integer, integer),
  public.end_story_run(uuid, text, boolean, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.spend_random_prompt(text, text, integer, integer),
  public.refund_guest_generation(text, text, text),
  public.finish_guest_run(text, text, text),
  public.spend_guest_generation(text, text, text, integer, text, text, integer, integer, integer),
  public.begin_story_run(uuid, text, integer, integer, integer, text, integer, integer, integer),
  public.end_story_run(uuid, text, boolean, text, boolean)
  to service_role;

-- Content reports

-- Reports of prompts and shared stories.

-- What people report to the operators: a public prompt or story of somebody else, each person each thing once.
create table public.content_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  inspiration_id uuid references public.user_inspirations (id) on delete cascade,
  shared_story_id uuid references public.user_shared_stories (id) on delete cascade,
  reason text not null,
  note text,
  created_at timestamptz not null default now(),
  -- When an operator looked at it and found nothing harmful. A person reports a thing once, so a new report is another person's.
  dismissed_at timestamptz,
  constraint content_reports_of_one_thing check (num_nonnulls(inspiration_id, shared_story_id) = 1),
  constraint content_reports_reason check (reason in ('spam', 'harmful', 'copied', 'other')),
  constraint content_reports_note_length check (char_length(note) <= 500),
  constraint content_reports_inspiration_once unique (inspiration_id, user_id),
  constraint content_reports_story_once unique (shared_story_id, user_id)
);

comment on table public.content_reports is 'Reports of prompts and stories. Written by report_content, read by operators.';
comment on column public.content_reports.dismissed_at is 'When an operator found it harmless.';

-- What a person has reported today; also what deleting an account looks for.
create index content_reports_by_person on public.content_reports (user_id, created_at);

revoke all on table public.content_reports from public, anon, authenticated, service_role;
-- No policy on purpose: with row level security on and no policy, nobody but the service role sees a row.
alter table public.content_reports enable row level security;

-- Reports an inspiration or a shared story, which needs its link where it is unlisted. True when that is new, false when
-- this person has reported it before.
create function public.report_content(
  p_inspiration_id uuid default null,
  p_shared_story_id uuid default null,
  p_reason text default 'other',
  p_note text default null,
  p_share_id text default null
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_owner uuid;
begin
  if v_person is null then
    raise exception 'You must be signed in to report.' using errcode = '42501';
  end if;
  if num_nonnulls(p_inspiration_id, p_shared_story_id) <> 1 then
    raise exception 'Report one inspiration or one story.' using errcode = 'PT400';
  end if;
  -- Kept from being deleted until the report stands.
  if p_inspiration_id is not null then
    select inspiration.user_id into v_owner
    from public.user_inspirations as inspiration
    where inspiration.id = p_inspiration_id
      and ((inspiration.is_public and inspiration.hidden_at is null) or inspiration.user_id = v_person)
    for key share;
  else
    select story.user_id into v_owner
    from public.user_shared_stories as story
    where story.id = p_shared_story_id
      and (
        private.is_open_story(story.is_public, story.hidden_at, story.share_id, p_share_id)
        or story.user_id = v_person
      )
    for key share;
  end if;
  if v_owner is null then
    raise exception 'This isn’t available anymore, so it can’t be reported.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This is yours. You can edit or delete it instead of reporting it.' using errcode = 'PT403';
  end if;

  -- One after the other, so that nobody reports more in a day by reporting all at once.
  perform private.wait_in_line('reports of ' || v_person);
  begin
    insert into public.content_reports (user_id, inspiration_id, shared_story_id, reason, note)
    values (v_person, p_inspiration_id, p_shared_story_id, p_reason, nullif(btrim(p_note, E' \t\r\n'), ''))
    on conflict do nothing;
  exception
    when check_violation or not_null_violation then
      raise exception 'There is no such reason, or the note is too long.' using errcode = 'PT400';
  end;
  if not found then
    return false;
  end if;
  if (
    select count(*) from public.content_reports as mine
    where mine.user_id = v_person and mine.created_at > now() - interval '1 day'
  ) > 50 then
    raise exception 'You’ve reached today’s limit for reports. Please try again tomorrow.' using errcode = 'PT429';
  end if;
  return true;
end;
$$;

revoke execute on function
  public.report_content(uuid, uuid, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.report_content(uuid, uuid, text, text, text)
  to authenticated;

-- Hidden things

-- What an operator hid, and how it is recognized when it is shared again.

-- A shared story that an operator hid stays hidden when its owner deletes it and shares it once more, and keeps its reports;
-- so do the reports of one that was not looked at yet. What is remembered goes with the account of its author.
create table private.known_stories (
  shared_story_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  story_id uuid,
  words text,
  hidden_at timestamptz
);

comment on table private.known_stories is 'Shared stories that an operator hid, and reported ones that were deleted.';
comment on column private.known_stories.words is 'A hash of the text without case, spaces and punctuation.';

create index known_stories_by_person on private.known_stories (user_id);

revoke all on table private.known_stories from public, anon, authenticated, service_role;

create table private.known_story_reports (
  shared_story_id uuid not null references private.known_stories (shared_story_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null,
  note text,
  created_at timestamptz not null,
  dismissed_at timestamptz,
  primary key (shared_story_id, user_id)
);

comment on table private.known_story_reports is 'Reports of stories that were deleted, for when they are shared once more.';

create index known_story_reports_by_person on private.known_story_reports (user_id);

revoke all on table private.known_story_reports from public, anon, authenticated, service_role;

-- A prompt that an operator hid stays hidden when its owner deletes it and shares it again, under its id or with the same
-- words. Its reports are not kept: a prompt is read in a moment, and its judgment is.
create table private.hidden_prompts (
  inspiration_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  words text,
  hidden_at timestamptz not null
);

comment on table private.hidden_prompts is 'Prompts that an operator hid. Goes with the account of the author.';
comment on column private.hidden_prompts.words is 'A hash of the prompt without case, spaces and punctuation.';

create index hidden_prompts_by_person on private.hidden_prompts (user_id);

revoke all on table private.hidden_prompts from public, anon, authenticated, service_role;

-- What is known of a person's story: by its id, by the saved story that it is a copy of, or by its words.
create function private.known_as(p_story public.user_shared_stories)
returns setof private.known_stories
language sql
stable
set search_path = ''
as $$
  select known.* from private.known_stories as known
  where known.user_id = p_story.user_id
    and (
      known.shared_story_id = p_story.id
      or known.story_id = p_story.story_id
      or known.words = private.words_of(p_story.content)
    );
$$;

-- Remembers what an operator hides, and forgets it when they show it again. What is hidden because its owner asked for the
-- account to be deleted is no operator's judgment.
create function private.remember_hidden()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.hidden_at is null then
    delete from private.known_stories as known
    where known.shared_story_id in (
      select found.shared_story_id from private.known_as(new) as found where found.hidden_at = old.hidden_at
    );
  elsif not exists (
    select from public.account_deletions as request
    where request.user_id = new.user_id and request.cancelled_at is null and request.requested_at = new.hidden_at
  ) then
    insert into private.known_stories as known (shared_story_id, user_id, story_id, words, hidden_at)
    values (new.id, new.user_id, new.story_id, private.words_of(new.content), new.hidden_at)
    on conflict (shared_story_id) do update set hidden_at = excluded.hidden_at;
  end if;
  return null;
end;
$$;

-- Named so that it runs after the trigger that hides what an account that waits to be deleted adds: what an operator hid
-- stays hidden when that deletion is cancelled.
create function private.hide_known_story()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.hidden_at := coalesce((select min(known.hidden_at) from private.known_as(new) as known), new.hidden_at);
  return new;
end;
$$;

-- What an operator hid of a person that is this prompt: by its id, or by its words.
create function private.hidden_as(p_prompt public.user_inspirations)
returns setof private.hidden_prompts
language sql
stable
set search_path = ''
as $$
  select known.* from private.hidden_prompts as known
  where known.user_id = p_prompt.user_id
    and (known.inspiration_id = p_prompt.id or known.words = private.words_of(p_prompt.prompt));
$$;

-- As private.remember_hidden does for stories.
create function private.remember_hidden_prompt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.hidden_at is null then
    delete from private.hidden_prompts as known
    where known.inspiration_id in (
      select found.inspiration_id from private.hidden_as(new) as found where found.hidden_at = old.hidden_at
    );
  elsif not exists (
    select from public.account_deletions as request
    where request.user_id = new.user_id and request.cancelled_at is null and request.requested_at = new.hidden_at
  ) then
    insert into private.hidden_prompts as known (inspiration_id, user_id, words, hidden_at)
    values (new.id, new.user_id, private.words_of(new.prompt), new.hidden_at)
    on conflict (inspiration_id) do update set hidden_at = excluded.hidden_at;
  end if;
  return null;
end;
$$;

create function private.hide_known_prompt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.hidden_at := coalesce((select min(known.hidden_at) from private.hidden_as(new) as known), new.hidden_at);
  return new;
end;
$$;

-- Keeps the reports of what is deleted, with those of the same story that was hidden, and what was found harmless. Where the
-- author's account goes, nothing is kept.
create function private.keep_reports()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known uuid;
begin
  if not exists (select from public.content_reports as report where report.shared_story_id = old.id)
    or not exists (select from public.profiles as author where author.id = old.user_id) then
    return old;
  end if;
  select known.shared_story_id into v_known from private.known_as(old) as known order by known.hidden_at limit 1;
  if v_known is null then
    insert into private.known_stories (shared_story_id, user_id, story_id, words)
    values (old.id, old.user_id, old.story_id, private.words_of(old.content))
    returning shared_story_id into v_known;
  end if;
  insert into private.known_story_reports (shared_story_id, user_id, reason, note, created_at, dismissed_at)
  select v_known, report.user_id, report.reason, report.note, report.created_at, report.dismissed_at
  from public.content_reports as report where report.shared_story_id = old.id
  on conflict do nothing;
  return old;
end;
$$;

-- Gives a story that is shared once more its reports back. What is known for its reports alone is forgotten then.
create function private.give_reports_back()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  with moved as (
    delete from private.known_story_reports as kept
    where kept.shared_story_id in (select known.shared_story_id from private.known_as(new) as known)
    returning kept.*
  )
  insert into public.content_reports (user_id, shared_story_id, reason, note, created_at, dismissed_at)
  select moved.user_id, new.id, moved.reason, moved.note, moved.created_at, moved.dismissed_at from moved
  on conflict do nothing;
  delete from private.known_stories as known
  where known.hidden_at is null
    and known.shared_story_id in (select found.shared_story_id from private.known_as(new) as found);
  return null;
end;
$$;

revoke execute on function
  private.known_as(user_shared_stories),
  private.remember_hidden(),
  private.hide_known_story(),
  private.hidden_as(user_inspirations),
  private.remember_hidden_prompt(),
  private.hide_known_prompt(),
  private.keep_reports(),
  private.give_reports_back()
  from public, anon, authenticated, service_role;

create trigger remember_hidden
  after update of hidden_at on public.user_shared_stories
  for each row when (new.hidden_at is distinct from old.hidden_at)
  execute function private.remember_hidden();

create trigger hide_known_story_again
  before insert or update of content, story_id on public.user_shared_stories
  for each row execute function private.hide_known_story();

create trigger keep_reports
  before delete on public.user_shared_stories
  for each row execute function private.keep_reports();

create trigger give_reports_back
  after insert on public.user_shared_stories
  for each row execute function private.give_reports_back();

create trigger remember_hidden_prompt
  after update of hidden_at on public.user_inspirations
  for each row when (new.hidden_at is distinct from old.hidden_at)
  execute function private.remember_hidden_prompt();

create trigger hide_known_prompt_again
  before insert or update of prompt on public.user_inspirations
  for each row execute function private.hide_known_prompt();

-- Operators

-- Accounts that may moderate.

-- Who moderates. The local server makes this equal to `OPERATORS` at each start; on hosted Supabase an operator does it by SQL.
-- The right belongs to an account, not to an address: an account that takes an operator's address later gains nothing by it.
create table private.operators (
  address text primary key,
  user_id uuid unique references auth.users (id) on delete set null
);

comment on table private.operators is 'Accounts that moderate. Without an account the address is reserved: nobody gets it.';
comment on column private.operators.address is 'A salted hash of the email address.';

revoke all on table private.operators from public, anon, authenticated, service_role;

create function private.operator_address(p_email text)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to((select salt.value from private.salt as salt) || lower(btrim(p_email)), 'UTF8')), 'hex');
$$;

-- Makes the confirmed accounts of these addresses operators, and nobody else. Returns the addresses that have none. With
-- p_reserve those are kept from everyone who would sign up with them or change their address to them: where addresses are
-- not confirmed by mail, whoever came first would be the operator from the next start on.
create function private.set_operators(p_addresses text[], p_reserve boolean default false)
returns text[]
language plpgsql
set search_path = ''
as $$
declare
  v_missing text[];
begin
  delete from private.operators;
  insert into private.operators (address, user_id)
  select private.operator_address(account.email), account.id
  from auth.users as account
  where account.email_confirmed_at is not null
    and lower(account.email) in (select lower(btrim(named)) from unnest(p_addresses) as named)
  on conflict do nothing;
  select coalesce(array_agg(distinct lower(btrim(named)) order by lower(btrim(named))), array[]::text[]) into v_missing
  from unnest(p_addresses) as named
  where private.operator_address(named) not in (select known.address from private.operators as known);
  if p_reserve then
    insert into private.operators (address) select private.operator_address(missing) from unnest(v_missing) as missing;
  end if;
  return v_missing;
end;
$$;

create function private.is_reserved_address(p_email text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.operators as reserved
    where reserved.user_id is null and reserved.address = private.operator_address(p_email)
  );
$$;

-- Told as any other address that is taken.
create function private.keep_reserved_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_reserved_address(new.email) then
    raise exception 'This address is taken.' using errcode = 'unique_violation';
  end if;
  return new;
end;
$$;

-- Whether the caller moderates.
create function public.is_operator()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from private.operators as operator where operator.user_id = (select private.person()));
$$;

revoke execute on function
  private.operator_address(text),
  private.set_operators(text[], boolean),
  private.is_reserved_address(text),
  private.keep_reserved_address(),
  public.is_operator()
  from public, anon, authenticated, service_role;
grant execute on function
  public.is_operator()
  to authenticated;

create trigger keep_reserved_address
  before insert or update of email on auth.users
  for each row execute function private.keep_reserved_address();

-- Moderation

-- What operators do, and the log of it.

-- What operators did. An entry outlives the account of the operator without naming the person, and that of the author
-- without the title, which is their words.
create table private.moderation_log (
  id bigint generated by default as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  action text not null,
  what text not null,
  thing_id uuid not null,
  author_id uuid references auth.users (id) on delete set null,
  title text,
  reason text,
  created_at timestamptz not null default now(),
  constraint moderation_log_action check (action in ('hide', 'restore', 'dismiss', 'reopen')),
  constraint moderation_log_what check (what in ('inspiration', 'story')),
  constraint moderation_log_reason_length check (char_length(reason) <= 500)
);

comment on table private.moderation_log is 'What operators hid, restored and left up. Rows are added, and never changed or deleted.';

create index moderation_log_by_thing on private.moderation_log (what, thing_id, id);
create index moderation_log_by_person on private.moderation_log (user_id);
create index moderation_log_by_author on private.moderation_log (author_id);

revoke all on table private.moderation_log from public, anon, authenticated, service_role;

-- What operators judge: what others can see, or could if it was not hidden. What its author has made private is nobody's
-- business, and what an account shares that waits to be deleted is out of sight already.
create view private.shared_things as
select shared.*, author.display_name as author
from (
  select 'inspiration' as what, prompt.id, prompt.user_id, prompt.title, prompt.prompt as text, prompt.language, prompt.hidden_at
  from public.user_inspirations as prompt
  where prompt.is_public
  union all
  select 'story', story.id, story.user_id, story.title, story.content, story.language, story.hidden_at
  from public.user_shared_stories as story
  where story.is_public or story.is_unlisted
) as shared
join public.profiles as author on author.id = shared.user_id
where not exists (
  select from public.account_deletions as request
  where request.user_id = shared.user_id and request.cancelled_at is null
);

revoke all on table private.shared_things from public, anon, authenticated, service_role;

-- Everything that was reported and is neither hidden nor found harmless, with what is said against it.
create view private.open_reports as
select
  thing.what,
  thing.id,
  thing.title,
  thing.text,
  thing.author,
  said.reports,
  said.reasons,
  said.notes,
  said.first_at,
  said.last_at,
  thing.language
from (
  select
    case when report.inspiration_id is null then 'story' else 'inspiration' end as what,
    coalesce(report.inspiration_id, report.shared_story_id) as id,
    count(*)::integer as reports,
    array_agg(distinct report.reason) as reasons,
    array_remove(array_agg(report.note order by report.created_at), null) as notes,
    min(report.created_at) as first_at,
    max(report.created_at) as last_at
  from public.content_reports as report
  where report.dismissed_at is null
  group by 1, 2
) as said
join private.shared_things as thing on thing.what = said.what and thing.id = said.id
where thing.hidden_at is null
order by said.reports desc, said.first_at;

revoke all on table private.open_reports from public, anon, authenticated, service_role;

create function private.keep_moderation_log()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'The moderation log is not deleted from.' using errcode = '42501';
  end if;
  -- An account went; nothing else changes an entry.
  if new.author_id is null and old.author_id is not null then
    new.title := null;
  end if;
  if row(new.id, new.action, new.what, new.thing_id, new.reason, new.created_at)
      is distinct from row(old.id, old.action, old.what, old.thing_id, old.reason, old.created_at)
    or coalesce(new.user_id, old.user_id) is distinct from old.user_id
    or coalesce(new.author_id, old.author_id) is distinct from old.author_id
    or (new.title is distinct from old.title and new.author_id is not distinct from old.author_id) then
    raise exception 'The moderation log is not changed.' using errcode = '42501';
  end if;
  return new;
end;
$$;

-- Refuses everyone but operators, in the words in which Postgres refuses a function that was not granted.
create function private.check_operator(p_function text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not public.is_operator() then
    raise exception 'permission denied for function %', p_function using errcode = '42501';
  end if;
end;
$$;

create function private.page_size(p_limit integer)
returns integer
language sql
immutable
set search_path = ''
as $$
  select least(greatest(coalesce(p_limit, 10), 1), 50);
$$;

-- The page of what was reported after the row that the three p_after values name, the last reported first. Of the notes the
-- newest twenty.
create function public.moderation_reports(
  p_after_last timestamptz default null,
  p_after_what text default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  what text,
  id uuid,
  title text,
  text text,
  language text,
  author text,
  reports integer,
  reasons text[],
  notes text[],
  first_at timestamptz,
  last_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.check_operator('moderation_reports');
  return query
    select found.what, found.id, found.title, found.text, found.language, found.author, found.reports, found.reasons,
      found.notes[greatest(cardinality(found.notes) - 19, 1):], found.first_at, found.last_at
    from private.open_reports as found
    where p_after_id is null
      or found.last_at < p_after_last
      or (found.last_at = p_after_last and (found.what, found.id) > (p_after_what, p_after_id))
    order by found.last_at desc, found.what, found.id
    limit private.page_size(p_limit);
end;
$$;

-- The page of what operators hid after the row that the three p_after values name, the last hidden first.
create function public.moderation_hidden(
  p_after_hidden timestamptz default null,
  p_after_what text default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  what text,
  id uuid,
  title text,
  text text,
  language text,
  author text,
  reports integer,
  reason text,
  hidden_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.check_operator('moderation_hidden');
  return query
    select found.what, found.id, found.title, found.text, found.language, found.author,
      (
        select count(*)::integer from public.content_reports as report
        where found.id = case found.what when 'story' then report.shared_story_id else report.inspiration_id end
      ),
      (
        select entry.reason from private.moderation_log as entry
        where entry.what = found.what and entry.thing_id = found.id and entry.action = 'hide'
        order by entry.id desc limit 1
      ),
      found.hidden_at
    from private.shared_things as found
    where found.hidden_at is not null
      and (
        p_after_id is null
        or found.hidden_at < p_after_hidden
        or (found.hidden_at = p_after_hidden and (found.what, found.id) > (p_after_what, p_after_id))
      )
    order by found.hidden_at desc, found.what, found.id
    limit private.page_size(p_limit);
end;
$$;

-- The page of the log before an entry, the newest first.
create function public.moderation_log(p_before bigint default null, p_limit integer default 10)
returns table (
  id bigint,
  operator text,
  action text,
  what text,
  thing_id uuid,
  title text,
  reason text,
  created_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.check_operator('moderation_log');
  return query
    select entry.id, person.display_name, entry.action, entry.what, entry.thing_id, entry.title, entry.reason, entry.created_at
    from private.moderation_log as entry
    left join public.profiles as person on person.id = entry.user_id
    where p_before is null or entry.id < p_before
    order by entry.id desc
    limit private.page_size(p_limit);
end;
$$;

-- Does one thing to what others can see, and writes it down. True when it changed something.
create function private.moderate(p_action text, p_what text, p_id uuid, p_reason text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_reason text := nullif(btrim(p_reason, E' \t\r\n'), '');
  v_table text := case p_what when 'inspiration' then 'user_inspirations' when 'story' then 'user_shared_stories' end;
  v_reported text := case p_what when 'inspiration' then 'inspiration_id' when 'story' then 'shared_story_id' end;
  v_thing private.shared_things;
  v_count integer;
begin
  perform private.check_operator('moderation_' || p_action);
  if char_length(v_reason) > 500 then
    raise exception 'A reason has at most 500 characters.' using errcode = 'PT400';
  end if;
  if v_table is not null then
    -- One after the other, so that what two operators do at once is done and written down once.
    execute format('select from public.%I as thing where thing.id = $1 for no key update', v_table) using p_id;
    select thing.* into v_thing from private.shared_things as thing where thing.what = p_what and thing.id = p_id;
  end if;
  if v_thing.id is null then
    raise exception 'This isn’t shared anymore, so there is nothing to do.' using errcode = 'PT404';
  end if;

  if p_action in ('hide', 'restore') then
    execute format(
      'update public.%I as thing set hidden_at = $2 where thing.id = $1 and (thing.hidden_at is null) = ($2 is not null)', v_table
    ) using p_id, case p_action when 'hide' then now() end;
  elsif p_action = 'dismiss' then
    execute format(
      'update public.content_reports as report set dismissed_at = now() where report.%I = $1 and report.dismissed_at is null',
      v_reported
    ) using p_id;
  else
    -- What was found harmless last.
    execute format(
      'update public.content_reports as report set dismissed_at = null where report.%1$I = $1 and report.dismissed_at = (
        select max(other.dismissed_at) from public.content_reports as other where other.%1$I = $1
      )', v_reported
    ) using p_id;
  end if;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    return false;
  end if;
  insert into private.moderation_log (user_id, action, what, thing_id, author_id, title, reason)
  values ((select private.person()), p_action, p_what, p_id, v_thing.user_id, v_thing.title, v_reason);
  return true;
end;
$$;

-- Hides a prompt or a shared story from everyone but its author. It keeps its reports.
create function public.moderation_hide(p_what text, p_id uuid, p_reason text default null)
returns boolean
language sql
security definer
set search_path = ''
as $$
  select private.moderate('hide', p_what, p_id, p_reason);
$$;

-- Shows again what was hidden. Reports that nobody has found harmless are open again.
create function public.moderation_restore(p_what text, p_id uuid, p_reason text default null)
returns boolean
language sql
security definer
set search_path = ''
as $$
  select private.moderate('restore', p_what, p_id, p_reason);
$$;

-- Finds the reports of something harmless.
create function public.moderation_dismiss(p_what text, p_id uuid, p_reason text default null)
returns boolean
language sql
security definer
set search_path = ''
as $$
  select private.moderate('dismiss', p_what, p_id, p_reason);
$$;

-- Takes that back.
create function public.moderation_reopen(p_what text, p_id uuid, p_reason text default null)
returns boolean
language sql
security definer
set search_path = ''
as $$
  select private.moderate('reopen', p_what, p_id, p_reason);
$$;

revoke execute on function
  private.keep_moderation_log(),
  private.check_operator(text),
  private.page_size(integer),
  public.moderation_reports(timestamptz, text, uuid, integer),
  public.moderation_hidden(timestamptz, text, uuid, integer),
  public.moderation_log(bigint, integer),
  private.moderate(text, text, uuid, text),
  public.moderation_hide(text, uuid, text),
  public.moderation_restore(text, uuid, text),
  public.moderation_dismiss(text, uuid, text),
  public.moderation_reopen(text, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.moderation_reports(timestamptz, text, uuid, integer),
  public.moderation_hidden(timestamptz, text, uuid, integer),
  public.moderation_log(bigint, integer),
  public.moderation_hide(text, uuid, text),
  public.moderation_restore(text, uuid, text),
  public.moderation_dismiss(text, uuid, text),
  public.moderation_reopen(text, uuid, text)
  to authenticated;

create trigger keep_moderation_log
  before update or delete on private.moderation_log
  for each row execute function private.keep_moderation_log();

-- Own data

-- Export and import of everything that a person has.

-- What a person takes away with "Download everything", and brings back, also to another account. A row that came out of a file
-- is a new row with an id of its own, so that no file can name a row that is there; which one it came from is kept here, where
-- its owner alone reads it: public rows say nothing of another account.
create table public.imported_items (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The id that the file gave it: that of the row which it was taken from first, in whichever account.
  origin_id uuid not null,
  story_id uuid references public.user_stories (id) on delete cascade,
  inspiration_id uuid references public.user_inspirations (id) on delete cascade,
  shared_story_id uuid references public.user_shared_stories (id) on delete cascade,
  primary key (user_id, origin_id),
  constraint imported_items_story unique (story_id),
  constraint imported_items_inspiration unique (inspiration_id),
  constraint imported_items_shared_story unique (shared_story_id),
  constraint imported_items_one_row check (num_nonnulls(story_id, inspiration_id, shared_story_id) = 1)
);

comment on table public.imported_items is 'Which rows came out of an export, and from which ids. Written by import_items only.';

revoke all on table public.imported_items from public, anon, authenticated, service_role;
grant select on table public.imported_items to authenticated;
alter table public.imported_items enable row level security;

create function private.export_time(p_moment timestamptz)
returns text
language sql
stable
set search_path = ''
as $$
  select to_char(p_moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
$$;

-- The title of a story that everybody can read; people see no rows of other people's stories.
create function private.public_story_title(p_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select title from public.user_shared_stories where id = p_id and is_public and hidden_at is null;
$$;

-- A page of what a person has, as the files of an export hold it, after the row that p_after_created and p_after_id name. An item
-- has the id that it was exported under first. Acts with the rights of whoever calls it: what the policies leave out, such as the
-- trash, or likes of others, is not in it. Of prompts and shared stories they let through what is public as well, so there the
-- owner is asked for.
create function public.export_items(
  p_kind text,
  p_after_created timestamptz default null,
  p_after_id text default null,
  p_limit integer default 50
)
returns table (item jsonb, created_at timestamptz, id text)
language plpgsql
stable
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_limit integer := least(greatest(coalesce(p_limit, 50), 1), 200);
begin
  if v_person is null then
    raise exception 'You must be signed in to download your data.' using errcode = '42501';
  end if;
  case p_kind
    when 'stories' then
      return query
        select jsonb_build_object(
          'id', coalesce(mark.origin_id, found.id), 'title', found.title, 'prompt', found.prompt, 'story', found.story,
          'generatorId', found.generator_id, 'options', found.options, 'language', found.language,
          'perspective', found.perspective, 'tone', found.tone, 'length', found.story_length, 'demo', found.demo,
          'createdAt', private.export_time(found.created_at)
        ), found.created_at, found.id::text
        from public.user_stories as found
        left join public.imported_items as mark on mark.story_id = found.id
        where p_after_id is null or found.created_at < p_after_created
          or (found.created_at = p_after_created and found.id > p_after_id::uuid)
        order by found.created_at desc, found.id
        limit v_limit;
    when 'prompts' then
      return query
        select jsonb_build_object(
          'id', coalesce(mark.origin_id, found.id), 'title', found.title, 'prompt', found.prompt,
          'category', found.category, 'difficulty', found.difficulty,
          'visibility', case when found.is_public then 'public' else 'private' end,
          'likes', found.likes_count, 'uses', found.uses_count, 'createdAt', private.export_time(found.created_at)
        ), found.created_at, found.id::text
        from public.user_inspirations as found
        left join public.imported_items as mark on mark.inspiration_id = found.id
        where found.user_id = v_person and (
          p_after_id is null or found.created_at < p_after_created
          or (found.created_at = p_after_created and found.id > p_after_id::uuid)
        )
        order by found.created_at desc, found.id
        limit v_limit;
    when 'shared' then
      return query
        select jsonb_build_object(
          'id', coalesce(mark.origin_id, found.id), 'storyId', coalesce(saved_mark.origin_id, saved.id),
          'title', found.title, 'prompt', found.prompt, 'story', found.content, 'generatorId', found.generator_id,
          'language', found.language, 'demo', found.demo,
          'visibility', case when found.is_public then 'public' when found.is_unlisted then 'unlisted' else 'private' end,
          'sourcePromptId', coalesce(prompt_mark.origin_id, found.source_inspiration_id),
          'sourceStoryId', coalesce(source_mark.origin_id, found.source_story_id),
          'likes', found.likes_count, 'views', found.views_count, 'createdAt', private.export_time(found.created_at)
        ), found.created_at, found.id::text
        from public.user_shared_stories as found
        left join public.imported_items as mark on mark.shared_story_id = found.id
        left join public.user_stories as saved on saved.id = found.story_id
        left join public.imported_items as saved_mark on saved_mark.story_id = saved.id
        left join public.imported_items as prompt_mark on prompt_mark.inspiration_id = found.source_inspiration_id
        left join public.imported_items as source_mark on source_mark.shared_story_id = found.source_story_id
        where found.user_id = v_person and (
          p_after_id is null or found.created_at < p_after_created
          or (found.created_at = p_after_created and found.id > p_after_id::uuid)
        )
        order by found.created_at desc, found.id
        limit v_limit;
    when 'likes' then
      -- In the order of what is liked, which an import keeps, and not of the likes.
      return query
        select jsonb_build_object('kind', found.kind, 'id', found.liked, 'title', found.title), null::timestamptz, found.place
        from (
          select 'prompt' as kind, mine.inspiration_id::text as liked, prompt.title, 'prompt ' || mine.inspiration_id as place
          from public.inspiration_likes as mine
          left join public.user_inspirations as prompt on prompt.id = mine.inspiration_id
          union all
          select 'story', mine.shared_story_id::text, private.public_story_title(mine.shared_story_id), 'story ' || mine.shared_story_id
          from public.shared_story_likes as mine
          union all
          select 'favorite', mine.inspiration_id, null, 'favorite ' || mine.inspiration_id
          from public.curated_favorites as mine
        ) as found
        where p_after_id is null or found.place collate "C" > p_after_id
        order by found.place collate "C"
        limit v_limit;
    else
      raise exception 'Ask for stories, prompts, shared or likes.' using errcode = 'PT400';
  end case;
end;
$$;

-- The row of this person that an id of a file stands for, by its own id or by the one it came from: at most one of the three.
create function private.own_item(p_id uuid)
returns table (story_id uuid, inspiration_id uuid, shared_story_id uuid)
language sql
stable
set search_path = ''
as $$
  select mark.story_id, mark.inspiration_id, mark.shared_story_id
  from public.imported_items as mark where mark.user_id = (select private.person()) and mark.origin_id = p_id
  union all
  select story.id, null, null from public.user_stories as story
  where story.id = p_id and story.user_id = (select private.person())
  union all
  select null, prompt.id, null from public.user_inspirations as prompt
  where prompt.id = p_id and prompt.user_id = (select private.person())
  union all
  select null, null, shared.id from public.user_shared_stories as shared
  where shared.id = p_id and shared.user_id = (select private.person())
  limit 1;
$$;

-- Restores one item of a file for this person. True when it is restored, false when it was there. The owner is whoever calls;
-- ids, links, counters and moderation are the database's own; what was shared comes back private. A date is kept, but none of
-- the future. A story that is in the trash comes back from there.
create function private.import_item(p_kind text, p_item jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_origin uuid;
  v_there record;
  v_id uuid := gen_random_uuid();
  v_created timestamptz;
  v_count integer;
begin
  if p_kind = 'likes' then
    return private.import_like(p_item);
  end if;
  v_origin := (p_item ->> 'id')::uuid;
  if v_origin is null then
    raise exception 'An item has an id.' using errcode = 'check_violation';
  end if;
  select * into v_there from private.own_item(v_origin);
  if found then
    update public.user_stories as story set deleted_at = null
    where story.id = v_there.story_id and p_kind = 'stories' and story.deleted_at > private.gone_since();
    get diagnostics v_count = row_count;
    return v_count > 0;
  end if;
  v_created := least(greatest(coalesce((p_item ->> 'createdAt')::timestamptz, now()), '2000-01-01 00:00:00Z'), now());
  case p_kind
    when 'stories' then
      insert into public.user_stories (
        id, user_id, title, prompt, story, generator_id, options, language, perspective, tone, story_length, demo, created_at
      ) values (
        v_id, v_person, p_item ->> 'title', p_item ->> 'prompt', p_item ->> 'story', p_item ->> 'generatorId',
        p_item -> 'options', p_item ->> 'language', p_item ->> 'perspective', p_item ->> 'tone',
        (p_item ->> 'length')::integer, coalesce((p_item ->> 'demo')::boolean, false), v_created
      );
      insert into public.imported_items (user_id, origin_id, story_id) values (v_person, v_origin, v_id);
    when 'prompts' then
      insert into public.user_inspirations (id, user_id, title, prompt, category, difficulty, is_public, created_at)
      values (
        v_id, v_person, p_item ->> 'title', p_item ->> 'prompt', p_item ->> 'category', p_item ->> 'difficulty', false, v_created
      );
      insert into public.imported_items (user_id, origin_id, inspiration_id) values (v_person, v_origin, v_id);
    when 'shared' then
      insert into public.user_shared_stories (
        id, user_id, story_id, title, prompt, content, generator_id, language, demo, is_public, is_unlisted,
        source_inspiration_id, source_story_id, created_at
      ) values (
        v_id, v_person, (select mine.story_id from private.own_item((p_item ->> 'storyId')::uuid) as mine),
        p_item ->> 'title', p_item ->> 'prompt', p_item ->> 'story', p_item ->> 'generatorId', p_item ->> 'language',
        coalesce((p_item ->> 'demo')::boolean, false), false, false,
        private.importable_prompt((p_item ->> 'sourcePromptId')::uuid),
        private.importable_story((p_item ->> 'sourceStoryId')::uuid), v_created
      );
      insert into public.imported_items (user_id, origin_id, shared_story_id) values (v_person, v_origin, v_id);
  end case;
  return true;
end;
$$;

-- What a shared story may name as its source: the person's own, or what everybody may see.
create function private.importable_prompt(p_id uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (select mine.inspiration_id from private.own_item(p_id) as mine),
    (
      select source.id from public.user_inspirations as source
      where source.id = p_id and source.is_public and source.hidden_at is null
    )
  );
$$;

create function private.importable_story(p_id uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (select mine.shared_story_id from private.own_item(p_id) as mine),
    (
      select source.id from public.user_shared_stories as source
      where source.id = p_id and source.is_public and source.hidden_at is null
    )
  );
$$;

-- Likes again what everybody may see and another person shares, and keeps a built-in inspiration again. Counters are the triggers'.
create function private.import_like(p_item jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_id text := p_item ->> 'id';
  v_count integer;
begin
  case p_item ->> 'kind'
    when 'prompt' then
      perform from public.user_inspirations as prompt
      where prompt.id = v_id::uuid and prompt.is_public and prompt.hidden_at is null and prompt.user_id <> v_person
      for no key update;
      if not found then
        raise exception 'It is not shared any more.' using errcode = 'no_data_found';
      end if;
      insert into public.inspiration_likes (inspiration_id, user_id) values (v_id::uuid, v_person) on conflict do nothing;
    when 'story' then
      perform from public.user_shared_stories as story
      where story.id = v_id::uuid and story.is_public and story.hidden_at is null and story.user_id <> v_person
      for no key update;
      if not found then
        raise exception 'It is not shared any more.' using errcode = 'no_data_found';
      end if;
      insert into public.shared_story_likes (shared_story_id, user_id) values (v_id::uuid, v_person) on conflict do nothing;
    when 'favorite' then
      insert into public.curated_favorites (inspiration_id, user_id) values (v_id, v_person) on conflict do nothing;
    else
      raise exception 'A like has a kind.' using errcode = 'check_violation';
  end case;
  get diagnostics v_count = row_count;
  return v_count > 0;
end;
$$;

-- Restores up to 50 items of an export for whoever calls, each by itself: one that fails leaves the others alone. For each, in
-- the order given: 'restored', 'present', 'invalid' when the database does not take it, or 'gone' for a like of what is not shared
-- any more.
create function public.import_items(p_kind text, p_items jsonb)
returns table (place integer, outcome text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_item record;
begin
  if v_person is null then
    raise exception 'You must be signed in to import your data.' using errcode = '42501';
  end if;
  if p_kind is null or p_kind not in ('stories', 'prompts', 'shared', 'likes') then
    raise exception 'Import stories, prompts, shared or likes.' using errcode = 'PT400';
  end if;
  if p_items is null or jsonb_typeof(p_items) <> 'array' or jsonb_array_length(p_items) > 50 then
    raise exception 'Import a list of at most 50 items.' using errcode = 'PT400';
  end if;
  -- One after the other, so that two imports of one file at the same time do not restore anything twice.
  perform private.wait_in_line('imports of ' || v_person);
  for v_item in select item, ordinality from jsonb_array_elements(p_items) with ordinality as list (item, ordinality) loop
    place := v_item.ordinality;
    begin
      outcome := case when private.import_item(p_kind, v_item.item) then 'restored' else 'present' end;
    exception
      when no_data_found then outcome := 'gone';
      when unique_violation then outcome := 'present';
      when integrity_constraint_violation or data_exception then outcome := 'invalid';
    end;
    return next;
  end loop;
end;
$$;

revoke execute on function
  private.export_time(timestamptz),
  private.public_story_title(uuid),
  public.export_items(text, timestamptz, text, integer),
  private.own_item(uuid),
  private.import_item(text, jsonb),
  private.importable_prompt(uuid),
  private.importable_story(uuid),
  private.import_like(jsonb),
  public.import_items(text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  private.export_time(timestamptz),
  private.public_story_title(uuid),
  public.export_items(text, timestamptz, text, integer),
  public.import_items(text, jsonb)
  to authenticated;

-- A signed-in person sees where their own rows came from.
create policy "People can see what they imported"
  on public.imported_items for select to authenticated
  using (user_id = (select private.person()));

-- Audit log

-- The sign-in service’s log.

-- The sign-in service keeps a row of each sign-in, with the address. Ninety days are enough to look into what was noticed late.
create function private.purge_audit_log()
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Some hosted projects keep this log elsewhere, for themselves.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries as entry where entry.created_at < now() - 90 * interval '24 hours';
  end if;
end;
$$;

revoke execute on function
  private.purge_audit_log()
  from public, anon, authenticated, service_role;

-- Newsletter

-- Addresses for the newsletter.

-- Addresses for the newsletter, with the sentence that the person agreed to.
create table public.newsletter_subscribers (
  email text not null,
  consent text not null,
  created_at timestamptz not null default now(),
  constraint newsletter_subscribers_email_shape check (
    char_length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@.]+$'
  ),
  constraint newsletter_subscribers_consent_length check (
    char_length(consent) <= 500 and consent ~ '[^[:space:]]'
  )
);

-- Addresses go into spreadsheets, where a first character of these begins a formula. No mailbox that people use begins so.
alter table public.newsletter_subscribers add constraint newsletter_subscribers_no_formula
  check (email !~ '^[-=+@|%''"]') not valid;

comment on table public.newsletter_subscribers is 'Newsletter addresses. Read by the operator only.';

-- One address once, however it is capitalised.
create unique index newsletter_subscribers_once on public.newsletter_subscribers (lower(email));

revoke all on table public.newsletter_subscribers from public, anon, authenticated, service_role;
grant delete, select on table public.newsletter_subscribers to service_role;
-- No policy on purpose: with row level security on and no policy, nobody but the service role sees a row.
alter table public.newsletter_subscribers enable row level security;

-- Stores an address. True when it is new, false when it was there already; nothing else can be learnt from it.
create function public.subscribe_to_newsletter(p_email text, p_consent text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.newsletter_subscribers (email, consent) values (btrim(p_email), p_consent)
  on conflict (lower(email)) do nothing;
  return found;
exception
  when check_violation or not_null_violation then
    raise exception 'Please enter a valid email address.' using errcode = 'PT400';
end;
$$;

revoke execute on function
  public.subscribe_to_newsletter(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.subscribe_to_newsletter(text, text)
  to anon, authenticated;

reset check_function_bodies;
