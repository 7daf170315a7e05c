-- A saved story keeps its text; its owner may give it another title.
grant update (title) on table public.user_stories to authenticated;

-- A signed-in person renames their own stories and no others.
create policy "People can rename their own stories"
  on public.user_stories for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
