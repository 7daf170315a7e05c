begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann');
select tests.be_the_operator();
insert into public.user_stories (id, user_id, title, prompt, story, generator_id, story_length, created_at)
select gen_random_uuid(), tests.id_of('ann'), 'Story ' || number, 'A prompt', 'A text', 'fantasy', 500,
  timestamptz '2026-01-01' + number * interval '1 minute'
from generate_series(1, 600) as number;
insert into public.story_notes (story_id, notes)
select id, '{"characters": [], "places": [], "rules": "", "outline": []}' from public.user_stories;

create function tests.all_pages()
returns integer
language plpgsql
as $$
declare
  v_page record;
  v_count integer := 0;
begin
  select null::timestamptz as created_at, null::text as id into v_page;
  loop
    select (array_agg(page.created_at))[50] as created_at, (array_agg(page.id))[50] as id, count(*) as length
    into v_page
    from public.export_items('stories', v_page.created_at, v_page.id, 50) as page;
    v_count := v_count + v_page.length;
    exit when v_page.length < 50;
  end loop;
  return v_count;
end;
$$;

select tests.be('ann');
select is(
  (select string_agg(item ->> 'title', ' ') from public.export_items('stories', null, null, 3)),
  'Story 600 Story 599 Story 598', 'A page of exported stories has the newest first'
);
select is(tests.all_pages(), 600, 'The pages together have as many stories as there are');
select is(
  (select string_agg(item ->> 'title', ' ') from public.export_items('stories', timestamptz '2026-01-01 09:58',
    (select max(id::text) from public.user_stories where title = 'Story 598'), 3)),
  'Story 597 Story 596 Story 595', 'The next page goes on after the last story of the page before'
);
select is(
  (select count(*) from public.export_items('stories', null, null, 60) where item #>> '{notes,rules}' = ''), 50::bigint,
  'Each story of a page has its notes, and a page has 50 stories'
);

-- Of 2.2 MB.
select tests.person('ben');
select tests.be_the_operator();
insert into public.user_stories (user_id, title, prompt, story)
select tests.id_of('ben'), 'Long', 'A prompt', repeat('界', 60000) from generate_series(1, 12);
insert into public.user_shared_stories (user_id, title, prompt, content)
select tests.id_of('ben'), 'Long', 'A prompt', repeat('界', 60000) from generate_series(1, 12);
insert into public.story_revisions (story_id, number, story, cause)
select id, 1, story, 'written' from public.user_stories where user_id = tests.id_of('ben');
insert into public.user_stories (user_id, title, prompt, story)
select tests.id_of('ben'), 'Heading', 'A prompt', '# ' || repeat('x', 59000);
select tests.be('ben');
select is(
  (select char_length(heading) from public.search_stories('heading')), 500, 'A list has the beginning of a long heading'
);
select throws_ok(
  format('select * from public.export_items(%L, null, null, 13)', kind), '54000', null,
  'A page of long ' || kind || ' is refused before it is read'
) from unnest('{stories,shared,versions}'::text[]) as kind;
select is(
  (select count(*) from public.export_items(kind, null, null, 6)), 6::bigint, 'A shorter page of long ' || kind || ' is answered'
) from unnest('{stories,shared,versions}'::text[]) as kind;

select * from finish();
rollback;
