-- A page of exported stories is chosen before their notes are looked up: with statistics from before an import, each page looked up
-- the notes of all stories, and took longer than a statement may.

create or replace function public.export_items(
  p_kind text,
  p_after_created timestamptz default null,
  p_after_id text default null,
  p_limit integer default 50
)
returns table (item jsonb, created_at timestamptz, id text)
language plpgsql stable set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to download your data.');
  v_limit integer := least(greatest(coalesce(p_limit, 50), 1), 200);
begin
  case p_kind
    when 'stories' then
      return query
        select jsonb_build_object(
          'id', coalesce(mark.origin_id, found.id), 'title', found.title, 'prompt', found.prompt, 'story', found.story,
          'generatorId', found.generator_id, 'options', found.options, 'language', found.language,
          'perspective', found.perspective, 'tone', found.tone, 'length', found.story_length, 'demo', found.demo,
          'notes', kept.notes, 'names', to_jsonb(kept.names), 'createdAt', private.export_time(found.created_at)
        ), found.created_at, found.id::text
        from (
          select story.*
          from public.user_stories as story
          where p_after_id is null or story.created_at < p_after_created
            or (story.created_at = p_after_created and story.id > p_after_id::uuid)
          order by story.created_at desc, story.id
          limit v_limit
        ) as found
        left join public.story_notes as kept on kept.story_id = found.id
        left join public.imported_items as mark on mark.story_id = found.id
        order by found.created_at desc, found.id;
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
      -- In the order of the things that are liked, which an import keeps, unlike that of the likes.
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
    when 'versions' then
      -- In the order of their key, so that a page reads no text of another page. An import does not restore them.
      return query
        select jsonb_build_object(
          'storyId', coalesce(mark.origin_id, found.story_id), 'number', found.number, 'story', found.story, 'cause', found.cause,
          'createdAt', private.export_time(found.created_at), 'restoredAt', private.export_time(found.restored_at)
        ), null::timestamptz, found.story_id || ' ' || found.number
        from public.story_revisions as found
        left join public.imported_items as mark on mark.story_id = found.story_id
        where p_after_id is null
          or (found.story_id, found.number) > (split_part(p_after_id, ' ', 1)::uuid, split_part(p_after_id, ' ', 2)::integer)
        order by found.story_id, found.number
        limit v_limit;
    else
      raise exception 'Ask for stories, prompts, shared, likes or versions.' using errcode = 'PT400';
  end case;
end;
$$;
