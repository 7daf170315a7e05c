begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann');

create function tests.ask_for_call(p_caller text, p_network text, p_hour int, p_network_limit int, p_day int)
returns text
language sql
as $$ select public.spend_short_call(p_caller, p_network, p_hour, p_network_limit, p_day) ->> 'outcome'; $$;

select tests.be_the_service();
select is(tests.ask_for_call('user:a', null, 2, null, null), expected, 'Two short calls of an hour are granted, and the third is not: call ' || n)
from (values (1, 'granted'), (2, 'granted'), (3, 'hour')) as call (n, expected);
select is(tests.ask_for_call('guest:d', 'one', null, 9, 2), expected, 'Two short calls of a guest’s day are granted, and the third is not: call ' || n)
from (values (1, 'granted'), (2, 'granted'), (3, 'day')) as call (n, expected);
select is(tests.ask_for_call('guest:' || n, 'two', 2, 1, 2), expected, 'Guests of a network share its short calls: guest ' || n)
from (values (1, 'granted'), (2, 'network')) as guest (n, expected);
select is(
  public.spend_random_prompt('user:a', null, 2, null, null) ->> 'outcome', 'granted', 'Short calls and random prompts are counted apart'
);
select is(
  public.spend_random_prompt('guest:p', 'two', 2, 1, 2) ->> 'outcome', 'granted', 'A network’s short calls and random prompts are counted apart'
);
select is(
  public.begin_story_run(tests.id_of('ann'), 'r', p_total_limit => 1) ->> 'outcome', 'granted', 'Short calls do not count towards the stories of a day'
);

select * from finish();
rollback;
