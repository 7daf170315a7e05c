-- Names in the options of a story may not be numbers: JavaScript keeps an object with such names as an array with holes, which takes
-- kilobytes for each. Old ones get an underscore. In the text of jsonb, only a name follows a bracket or a space with its quotation
-- mark and ends with `": `: those inside of texts have a backslash.

-- An underscore more may take a seventh more.
alter table public.user_stories
  drop constraint user_stories_options_shape,
  add constraint user_stories_options_shape check (
      jsonb_typeof(options) = 'object'
      and octet_length(options::text) <= case when options::text ~ '[{ ]"_[0-9]+": ' then 37449 else 32768 end
  );

update public.user_stories as story
set options = regexp_replace(story.options::text, '([{ ])"([0-9]+": )', '\1"_\2', 'g')::jsonb
where story.options::text ~ '[{ ]"[0-9]+": ';

alter table public.user_stories
  add constraint user_stories_options_names check (options::text !~ '[{ ]"[0-9]+": ');
