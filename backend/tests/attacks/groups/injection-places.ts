/** Parts of a path, and SQL for each. Each is sent as a user and as a visitor. */
export const PLACES: readonly (readonly [attack: string, paths: readonly string[]])[] = [
  [
    'the name of a table',
    [
      'profiles;drop table profiles',
      'profiles"--',
      '"profiles" union select * from auth.users--',
      'profiles\0',
      '(select email from auth.users)',
    ],
  ],
  [
    'the list of columns',
    [
      'profiles?select=display_name)from auth.users--',
      'profiles?select="display_name"" from auth.users--"',
      'profiles?select=(select email from auth.users)',
    ],
  ],
  [
    'the name of a column in the answer',
    [
      'profiles?select=x":display_name',
      "profiles?select=x';drop table profiles--:id",
      'profiles?select="a"",(select 1)--":id',
    ],
  ],
  [
    'a cast',
    [
      'profiles?select=id::text)--',
      'profiles?select=id::text;select 1',
      'profiles?select=id::"text") from auth.users--',
      'profiles?select=id::xml',
      'profiles?select=id::regclass',
    ],
  ],
  [
    'a path into JSON',
    [
      "user_stories?select=options->>'x'') from auth.users--",
      "user_stories?select=options->x'--",
      "user_stories?options->>a'=eq.1",
      "user_stories?order=options->>'a';drop",
    ],
  ],
  [
    'the value of a filter',
    [
      "user_inspirations?title=eq.x' or 1=1--",
      "user_inspirations?title=like.*' or is_public=false--",
      'user_inspirations?title=in.("a\\",\\"b) or (1=1")',
      "user_inspirations?id=eq.' or ''='",
    ],
  ],
  [
    'the name of a filter',
    [
      'user_inspirations?is_public or true--=eq.1',
      'user_inspirations?"id"" or true--"=eq.1',
      'user_inspirations?1=1',
      'user_inspirations?or=(is_public.is.false,1=1)',
    ],
  ],
  [
    'an operator',
    [
      'user_inspirations?title=sql.x',
      "user_inspirations?title=fts(english') or true--).x",
      'user_inspirations?title=eq(any);--.{x}',
      'user_inspirations?title=is.null or true',
      'user_inspirations?title=not.not.eq.x',
    ],
  ],
  [
    'a logical expression',
    [
      "user_inspirations?or=(title.eq.x,id.eq.' or 1=1--)",
      'user_inspirations?and=(or(is_public.is.false,title.eq.x)),not.and(id.is.null)',
      'user_inspirations?or=(((((',
      'user_inspirations?or=()',
    ],
  ],
  [
    'an order',
    [
      'profiles?order=display_name;select 1',
      'profiles?order=(select email from auth.users)',
      'profiles?order=display_name.desc.nullslast--',
      'profiles?order=1',
      'profiles?order=random()',
    ],
  ],
  [
    'a limit and an offset',
    [
      'profiles?limit=1;drop table profiles',
      'profiles?limit=1 union select email',
      'profiles?offset=-1',
      'profiles?limit=99999999999999999999',
      'profiles?limit=NaN&offset=1e9',
    ],
  ],
  [
    'the name of a function',
    [
      "rpc/search_inspirations';--",
      'rpc/search_inspirations()',
      'rpc/"search_inspirations"',
      'rpc/search_inspirations;select 1',
      'rpc/',
    ],
  ],
  [
    'the words of a search',
    [
      "rpc/search_inspirations?p_query=' | !a & <-> :* ( ) \\",
      "rpc/search_inspirations?p_query=a':*|'b",
      'rpc/search_inspirations?p_query=%25_%25',
      "rpc/search_shared_stories?p_query=x')) union select 1--",
      "rpc/search_stories?p_query=x' | {owner} || ')) union select 1--",
    ],
  ],
  [
    'the order of a search',
    [
      'rpc/search_inspirations?p_order=likes;drop',
      'rpc/search_inspirations?p_order=likes desc, (select 1)',
      "rpc/search_shared_stories?p_order=views'--",
      'rpc/search_stories?p_order=title desc; select 1',
      "rpc/search_stories?p_order=title&p_from_id=00000000-0000-4000-8000-000000000001&p_from_title=x') or true--",
    ],
  ],
  [
    'the columns of a search',
    [
      'rpc/search_inspirations?select=id,(select email from auth.users)',
      'rpc/search_inspirations?order=(select 1)',
      'rpc/search_inspirations?id=eq.x or 1=1',
    ],
  ],
];
