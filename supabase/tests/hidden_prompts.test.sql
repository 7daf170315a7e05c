begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
create function tests.is_hidden(p_title text)
returns boolean
language sql
stable
security definer
as $$
  select prompt.hidden_at is not null from public.user_inspirations as prompt where prompt.title = p_title;
$$;
create function tests.share_prompt(p_title text, p_prompt text, p_id uuid default gen_random_uuid())
returns void
language sql
as $$
  insert into public.user_inspirations (id, title, prompt, category, is_public) values (p_id, p_title, p_prompt, 'fantasy', true);
$$;

select tests.be('ann');
select tests.share_prompt('Bad', 'Buy my Book, now!', '00000000-0000-4000-8000-000000000001');
select tests.share_prompt('Good', 'A fox at sea.', '00000000-0000-4000-8000-000000000002');
select tests.be_the_operator();
update public.user_inspirations set hidden_at = '2026-01-01' where title = 'Bad';
select tests.be('ann');
delete from public.user_inspirations where title = 'Bad';

select tests.share_prompt('Same words', E'«buy my book» — NOW');
select is(tests.is_hidden('Same words'), true, 'A prompt with the words of a hidden one is hidden, in any case and punctuation');
select tests.share_prompt('Unseen', E'Buy\u200b my b\u00ado\u0337o\u0301\u3164k\ufeff now');
select is(tests.is_hidden('Unseen'), true, 'A prompt with invisible characters among hidden words is hidden');
select tests.share_prompt('Same id', 'Something else', '00000000-0000-4000-8000-000000000001');
select is(tests.is_hidden('Same id'), true, 'A prompt with the id of a hidden one is hidden');
update public.user_inspirations set prompt = 'buy my book now' where title = 'Good';
select is(tests.is_hidden('Good'), true, 'A prompt that is changed to hidden words is hidden');
select tests.share_prompt('Other', 'Buy my other book');
select is(tests.is_hidden('Other'), false, 'A prompt with other words is not hidden');
select tests.be('ben');
select tests.share_prompt('Of Ben', 'Buy my book, now!');
select is(tests.is_hidden('Of Ben'), false, 'A prompt with words that were hidden for another person is not hidden');

-- What a request for deletion hides is not remembered.
select tests.be_the_operator();
insert into public.account_deletions (user_id, requested_at) values (tests.id_of('ben'), '2026-02-02');
select private.hide_shared(tests.id_of('ben'), '2026-02-02');
select is((select count(*)::int from private.hidden_prompts where user_id = tests.id_of('ben')), 0,
  'A prompt that is hidden by a request for deletion is not remembered');
update public.account_deletions set cancelled_at = now();

-- An operator restores it.
update public.user_inspirations set hidden_at = null where title = 'Same words';
select tests.be('ann');
select tests.share_prompt('Free', 'Buy my book now!');
select is(tests.is_hidden('Free'), false, 'A prompt that an operator restored can be shared again');

select throws_ok('select from private.hidden_prompts', '42501', null, 'A person cannot read the remembered prompts');
select tests.be_the_operator();
update public.user_inspirations set hidden_at = now() where title = 'Free';
delete from auth.users where id = tests.id_of('ann');
select is_empty('select from private.hidden_prompts', 'Remembered prompts are deleted with the account');

select * from finish();
rollback;
