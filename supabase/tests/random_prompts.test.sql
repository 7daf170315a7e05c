begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann');

create function tests.grow_old(p_run text, p_age interval)
returns void
language sql
security definer
as $$ update public.story_runs set started_at = now() - p_age where run_id = p_run; $$;

create function tests.ask_for_prompt(p_caller text, p_network text, p_hour int, p_day int)
returns text
language sql
as $$ select public.spend_random_prompt(p_caller, p_network, p_hour, p_day) ->> 'outcome'; $$;

select tests.be_the_service();
select is(tests.ask_for_prompt('guest:g', 'net', 2, 3), expected,
  'Two prompts of an hour are granted, and the third is not: prompt ' || n)
from (values (1, 'granted'), (2, 'granted'), (3, 'hour')) as prompt (n, expected);
select ok(
  (public.spend_random_prompt('guest:g', 'net', 2, 3) ->> 'retry_after')::int between 3590 and 3600, 'A guest beyond the limit of an hour learns when it ends'
);
select is(tests.ask_for_prompt('guest:h', 'net', 2, 3), 'granted', 'Another guest of the same network gets a prompt');
select is(tests.ask_for_prompt('guest:i', 'net', 2, 3), 'network', 'A guest beyond the limit of the network is refused');
select ok(
  (public.spend_random_prompt('guest:i', 'net', 2, 3) ->> 'retry_after')::int between 1 and 86400, 'A guest beyond the limit of the network learns when the day ends'
);
select is(tests.ask_for_prompt('guest:i', 'other', 2, 3), 'granted', 'Another network has its own limit');
select is(
  public.spend_random_prompt('guest:d', 'fourth', p_per_network => 3, p_per_day => 2) ->> 'outcome', expected, 'Two prompts of a day are granted, and the third is not: prompt ' || n
)
from (values (1, 'granted'), (2, 'granted'), (3, 'day')) as prompt (n, expected);
select ok(
  (public.spend_random_prompt('guest:d', 'fourth', p_per_network => 3, p_per_day => 2) ->> 'retry_after')::int between 1 and 86400,
  'A guest beyond the limit of a day learns when it ends'
);
select is(tests.ask_for_prompt('guest:e', 'fourth', 2, 3), 'granted',
  'A guest’s limit of a day leaves prompts of the network for another guest');
select is(
  public.spend_random_prompt('guest:e', 'fourth', p_per_network => 3, p_per_day => 2) ->> 'outcome', 'network', 'A guest below their own limit is refused at the limit of the network'
);
select is(tests.ask_for_prompt('guest:' || n, null, 2, 1), expected, 'Guests without a network share one limit: guest ' || n)
from (values (1, 'granted'), (2, 'network')) as guest (n, expected);
select is(tests.ask_for_prompt('user:a', null, null, null), 'granted', 'Prompts without limits are granted');
select is(
  public.spend_guest_generation('g', 'r', 'net', 1) ->> 'outcome', 'granted', 'Prompts do not count towards the limit of stories'
);
select tests.grow_old(run_id, interval '61 minutes') from public.story_runs where caller = 'prompt:guest:g';
select is(tests.ask_for_prompt('guest:g', null, 2, null), 'granted', 'A guest gets a prompt again an hour later');

select * from finish();
rollback;
