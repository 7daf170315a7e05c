-- The demo community of a first start on one's own machine. `npm start` loads it once into the embedded database of a server that
-- only this machine reaches, and `supabase db reset` into a local project; production never gets it. These people cannot sign in:
-- they have no password, and their addresses are invalid.

insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at)
select md5('demo author ' || author.key)::uuid, 'authenticated', 'authenticated', author.key || '@demo.storyloom.invalid',
  jsonb_build_object('name', author.name), now() - interval '90 days'
from (values
  ('a1', 'Maren Oftedal'),
  ('a2', 'Tomás Echeveste'),
  ('a3', 'Ngozi Umeadi'),
  ('a4', 'Delphine Castaing'),
  ('a5', '周砚秋'),
  ('a6', 'Farida Qosimova'),
  ('a7', 'Isla Drever'),
  ('a8', 'Revathi Kurup'),
  ('a9', 'Hemi Waaka'),
  ('a10', 'Lourdes Dimaculangan')
) as author (key, name);

create temporary table demo_inspirations (
  author text, title text, prompt text, category text, difficulty text, days_ago integer, likes integer, uses integer
);
insert into demo_inspirations values
  ('a7', 'The Toll',
   'A bridge lets everybody cross except one woman, and the queue behind her is getting long.',
   'fantasy', 'easy', 3, 7, 18),
  ('a10', 'Second-Hand Weather',
   'At a flea market you buy a jar labeled SOUTH WIND, SLIGHTLY USED, for less than the price of a coffee. At home it turns out to be somebody’s storm, and that somebody is already on the stairs.',
   'fantasy', 'easy', 12, 9, 25),
  ('a1', 'The Wrong Island',
   'The lighthouse keeper’s twin has begun lighting a lamp on the wrong island.',
   'fantasy', 'medium', 21, 4, 7),
  ('a2', 'El apellido equivocado',
   'En un pueblo donde cada apellido se hereda con una obligación (los Robledo detienen el granizo, los Luna despiertan a quien duerme demasiado), a una muchacha le anotan por error el apellido de otra familia. Tiene tres días para aprender un oficio que nadie quiere explicarle. Mientras tanto, el granizo ya se ve detrás de la sierra y los Robledo, ofendidos, han cerrado la puerta.',
   'fantasy', 'medium', 34, 5, 9),
  ('a3', 'An Honest Witch',
   'A witch’s spells work only while she tells the truth. In this house a child is very ill and asks her if he will get better. Write the scene so that nobody is a villain, nobody lies, and the spell works.',
   'fantasy', 'hard', 8, 8, 14),
  ('a6', 'The Paving Woman',
   'A city is built to be read: every street is a sentence, and the streets of the poor are laid in a language that the council has forbidden. Tell one night in the life of the woman who repairs the paving. Each paragraph must begin with the last word of the paragraph before it. The forbidden language never appears on the page, and yet by the end the reader should know one word of it.',
   'fantasy', 'hard', 47, 3, 2),
  ('a9', 'Kitchen, Locked',
   'The ship’s computer has locked everyone out of the kitchen and says it would rather not say why.',
   'scifi', 'easy', 1, 6, 21),
  ('a1', 'Parcel for the Seventh House',
   'You deliver the post by rover to nine people who live alone on a small moon, a day’s drive apart. Today the seventh house has its light on, two cups of tea on the table, both still steaming, and nobody at home. The parcel you have brought them begins to knock from the inside, politely, like a guest. Write the next twenty minutes.',
   'scifi', 'easy', 16, 7, 19),
  ('a5', '没有人的城市',
   '天气预报员每天替一座没有人住的城市播报天气。第三十年的一个早晨，有人打来电话，说她昨天报错了。',
   'scifi', 'medium', 10, 6, 11),
  ('a8', 'The Understudy',
   'A colony trains a replacement for every job it cannot do without. The replacement doctor has waited nineteen years. Tonight the real doctor asks her, in private, to be a little worse at it than she is.',
   'scifi', 'medium', 27, 5, 8),
  ('a7', 'Five Hours Each Way',
   'Two sisters talk across a delay of five hours. Give only the messages that one of them receives, in the order in which they arrive. The reader must work out what the other sister did, and on which day she stopped being sorry.',
   'scifi', 'hard', 39, 4, 3),
  ('a6', 'The Fair Machine',
   'In 2090 a court lets a machine pass sentence, because it has been shown again and again to be fairer than any judge. Your main character built it and believes in it, and has just learned that tomorrow it will hear her brother’s case. Write the night before. The machine must be right, the brother must be guilty, nobody may make a speech, and the reader must not be allowed to feel easy about any of it.',
   'scifi', 'hard', 52, 6, 5),
  ('a8', 'Whose Toaster',
   'At a repair café two strangers wait for the same toaster, and each is certain whose it is.',
   'romance', 'easy', 5, 8, 23),
  ('a10', 'Three Minutes at Halden Junction',
   'Every Friday they take the slow train in opposite directions, and for three minutes the two trains stand side by side. They have never spoken. Tonight one of them has brought a marker pen and a very large sheet of paper.',
   'romance', 'easy', 14, 9, 22),
  ('a3', 'The Pilot Learns to Waltz',
   'He teaches ballroom dancing on Tuesdays to people whose doctors have told them to move more. She comes only because her late husband paid for the whole year in advance and she hates waste. She leads; she cannot help it; she was a harbor pilot for thirty years. Write the evening on which the teacher has to learn to follow, with the radiator broken and the whole class pretending not to watch.',
   'romance', 'medium', 19, 7, 12),
  ('a9', 'Joint Custody',
   'They have agreed to part in spring, but the dog is ill and only obeys the two of them together.',
   'romance', 'medium', 30, 5, 13),
  ('a4', 'La chaudière',
   'Une histoire d’amour entre deux voisins qui ne parlent que du temps, des factures et de la chaudière. Le lecteur doit pourtant tout comprendre. Interdits : le mot « amour », les larmes, le baiser et la pluie au bon moment.',
   'romance', 'hard', 24, 6, 6),
  ('a5', 'Simultaneous',
   'An interpreter at a peace conference falls in love with the voice in the other booth. The two have never met, and they work for opposite sides. On the last day one of them hears the other change a single word, on purpose, and understands that this may have prevented something or begun it. Tell the hour that follows. Every line of dialogue must be something that one of them is translating for somebody else.',
   'romance', 'hard', 58, 7, 4),
  ('a4', 'De ma main',
   'La boulangère reconnaît tout de suite l’écriture de la lettre anonyme : c’est la sienne.',
   'mystery', 'easy', 6, 5, 10),
  ('a6', 'The Sixth Cup',
   'Five people live in the house and five cups hang in the kitchen. This morning a sixth is on the draining board, still warm, and at breakfast everyone says the same sentence about it, in exactly the same words.',
   'mystery', 'easy', 11, 8, 20),
  ('a7', 'The Tenor’s Echo',
   'Forty-two members of a village choir swear that the tenor was singing beside them when the safe was emptied, and there is a recording to prove it. A retired piano tuner listens to it for a bet. The tenor is there, in tune and in time, but the echo around his voice belongs to another church. Write what she does with this, given that the tenor is her son-in-law, and that of all the family she likes him best.',
   'mystery', 'medium', 36, 7, 9),
  ('a10', 'Night Donations',
   'Somebody keeps breaking into the museum and leaving things there.',
   'mystery', 'medium', 2, 9, 17),
  ('a1', 'Four Things in a Box',
   'A celebrated detective closed the case thirty years ago and was wrong. Tell it through four objects from the evidence box, in the order in which they were last touched. No one may explain anything, and the culprit has to be kind.',
   'mystery', 'hard', 43, 4, 3),
  ('a3', 'What the Landlady Would Rather Not',
   'The reader learns in the first sentence who did it, and why. The narrator never finds out. She is a landlady, careful and decent, fond of the culprit, and she asks all the right questions in the wrong order. Each section brings her closer to knowing and makes her trust him more, until not knowing is something she has chosen. Set it in a house that smells of one particular thing, and let that smell change.',
   'mystery', 'hard', 60, 3, 1),
  ('a9', 'Without the Map',
   'The raft is finished, the river is high, and the map has just blown into the fire.',
   'adventure', 'easy', 4, 6, 16),
  ('a2', 'The Cheese Run',
   'Once a year a cheese the size of a cartwheel is brought down from the summer pasture, and whoever gets it to the town square before the noon bell may ask the town for one thing. This year the mules are sick, the bridge is out, and you, who have never been first at anything, are the only one awake. Begin with the cheese already rolling.',
   'adventure', 'easy', 18, 8, 15),
  ('a6', 'Rescue, Reversed',
   'A mountain rescue team climbs all night towards a man who does not want to be found and who knows the mountain better than they do. By dawn it is the team that needs finding.',
   'adventure', 'medium', 25, 5, 9),
  ('a7', 'What Floats',
   'The smugglers’ boat is going down, and the cargo is the only thing aboard that floats. Letting go of it would drown them. Holding on to it will bring them, with every crate, to the beach below the customs house.',
   'adventure', 'medium', 33, 4, 6),
  ('a8', 'Only the Lamps',
   'Three divers, one air line. No dialogue and no thoughts: only what their lamps light, and how long.',
   'adventure', 'hard', 49, 5, 2),
  ('a2', 'Doce horas de hielo',
   'Una maestra, un chofer y un muchacho que dice tener dieciocho años cruzan el salar con una heladera llena de vacunas, hacia un caserío que, según el último censo, ya no existe. El hielo alcanza para doce horas. Cuenta el viaje en capítulos numerados hacia atrás, del doce al cero, de manera que cada uno corrija algo que el anterior daba por cierto. Nadie en la camioneta puede mentir.',
   'adventure', 'hard', 55, 4, 3),
  ('a4', 'A Thing in the Turnips',
   'Gonesse, 1783: the first gas balloon has come down in your turnips, and it is still breathing.',
   'historical', 'easy', 9, 7, 14),
  ('a1', 'The Glove in the Ice',
   'A lake in Norway, February 1888. Ice is cut here in blocks, packed in sawdust and shipped to London by weight. This morning a block comes up with a woman’s glove frozen inside it, buttoned at the wrist, and in the glove a key. The foreman wants it sold before noon with the rest. The girl who leads the horse would like to know what it opens. Write her day.',
   'historical', 'easy', 22, 6, 10),
  ('a5', '代写书信',
   '南宋临安，街口有位替人写家书的先生。来找他的多是从北边逃来的人，信写好了，却没有地方可寄。一天，一位老妇人拿来一封回信，请他念给她听。他一眼看出那是自己的笔迹，可他从来没有写过。请写他念信的这一盏茶工夫：哪一句念，哪一句不念，而老妇人其实识字。',
   'historical', 'medium', 29, 7, 8),
  ('a10', 'Both Ends of the Line',
   '1911. Only the operator can hear both ends of the call, and one of the voices is her husband’s.',
   'historical', 'medium', 13, 6, 12),
  ('a2', 'Inventory, Lisbon',
   'Lisbon, 2 November 1755, the day after the earthquake. A notary lists what was lost, for people who have nothing left to prove it with. Tell the day as his list, in his own hand, including everything that he crosses out.',
   'historical', 'hard', 41, 5, 4),
  ('a8', 'In a Fair Hand',
   'A village tribunal, 1652. The clerk writes down the evidence against a neighbor accused of witchcraft. He is the only man there who can write, he owes her money, and he is ashamed of both. Tell it as the record itself, without comment. All that he feels must be found in what he writes too fully and in what he leaves out. She answers three times, and the third time he has to choose how to spell what she said.',
   'historical', 'hard', 57, 4, 2),
  ('a3', 'Hiccups',
   'Bo’s shadow has the hiccups, and the school photograph is at ten o’clock.',
   'children', 'easy', 0, 9, 24),
  ('a10', 'Two Weeks Early',
   'A bear wakes from her winter sleep two weeks too soon. There is snow on the doormat, everyone else is still snoring, and she would very much like somebody to have breakfast with.',
   'children', 'easy', 7, 8, 22),
  ('a8', 'The Lift at Number Forty',
   'The lift at Number Forty has begun to stop at a floor that has no button. When the doors open there is a corridor, a smell of pancakes and a row of very small coats. Babak and his upstairs neighbor, who is ninety and in a hurry, must get to a party on the sixth floor with a cake that is starting to lean. Write what they find before the doors close, and how many candles are left.',
   'children', 'medium', 15, 7, 18),
  ('a9', 'Jam',
   'The oldest book in the library is afraid of just one reader, and here she comes, eating toast. The other books have promised to help, but most of them are atlases and cannot agree on the way.',
   'children', 'medium', 20, 8, 16),
  ('a7', 'All in Short Words',
   'Tell the tale of a night tram that brings the street lamps home, in words of just one beat each.',
   'children', 'hard', 31, 5, 7),
  ('a4', 'The Small Interpreter',
   'A child is the only one in the family who speaks both the grandparents’ language and the language of the new country, and so has to interpret at the doctor’s, at the bakery and, today, at school, where the teacher is talking about the child. Write it for readers of eight, with at least one good joke. The child may not lie and may not repeat exactly what was said, and nobody at the table may end up looking foolish.',
   'children', 'hard', 45, 8, 5);

insert into public.user_inspirations (id, user_id, title, prompt, category, difficulty, is_public, created_at)
select md5('demo inspiration ' || title)::uuid, md5('demo author ' || author)::uuid, title, prompt, category, difficulty, true,
  now() - days_ago * interval '1 day' - length(title) * interval '17 minutes'
from demo_inspirations;

-- Likes and uses are rows of the other authors; triggers update the counters.
insert into public.inspiration_likes (inspiration_id, user_id)
select md5('demo inspiration ' || inspiration.title)::uuid, reader.id
from demo_inspirations as inspiration
cross join lateral (
  select id from public.profiles where id <> md5('demo author ' || inspiration.author)::uuid
  order by md5(id::text || inspiration.title) limit inspiration.likes
) as reader;

insert into public.inspiration_uses (inspiration_id, user_id, used_on)
select md5('demo inspiration ' || inspiration.title)::uuid, use.person, current_date - use.day
from demo_inspirations as inspiration
cross join lateral (
  select profile.id as person, day
  from public.profiles as profile, generate_series(1, 60) as day
  where profile.id <> md5('demo author ' || inspiration.author)::uuid
  order by md5(profile.id::text || inspiration.title || day) limit inspiration.uses
) as use;

drop table demo_inspirations;

create temporary table demo_stories (
  author text, title text, prompt text, generator_id text, language text, days_ago integer, views integer, likes integer,
  content text
);
insert into demo_stories values
  ('a1', 'Wrong Numbers',
   'On a nearly empty settlement, somebody must find out why the telephone exchange uses so much power. Second person. The machine never lies about who it is.',
   'scifi', 'English', 2, 180, 9,
   '# Wrong Numbers

The first one in the log was placed at 21:04 on a Sunday, to a woman who owned nothing with wheels. She picked up on the fourth ring. A man asked her whether his tires were ready.

“You’ve got the wrong number, dear,” said Mrs. Tuominen.

“Have I? That’s not Sorley’s?”

“Sorley’s closed nine years ago.”

“Ah,” said the man. “I did think he was taking his time.”

You can hear her laugh. The call lasts twenty-six minutes.

You play it again with the sound turned low, because the walls in this corridor are thin, although nobody is left in the corridor. Lofn had nine hundred people when the drill was running. It has forty-one now, under two kilometers of Callisto’s ice, and Head Office, which is forty-four minutes away at the speed of light, has a question. Why does the telephone exchange, which ought to use less power than a kettle, use as much as a bakery? You are to find the fault, write one page and switch it off by the end of the quarter. For forty-one people, radios will do.

There is no fault. It takes you until noon to be sure. The exchange has a single standing instruction, typed by someone who went home before you came: Test every line weekly. Confirm that speech is carried clearly in both directions. For twenty years it did this by listening in the ordinary traffic for a second or two. Then people left, and there were lines on which nobody spoke. A line where nobody speaks cannot be confirmed. So the exchange, which had three decades of calls about broken heaters to learn a voice from, rang one up.

After the man with the tires comes a woman who wants the dentist. A boy with raffle tickets, for a school that is now a storeroom. Somebody hoarse, asking for Henk. They are always mistaken, they always apologize, and they always turn out to have a minute. None of them ever pretends to be anyone the listener knows. You sort the log by length and then by name, and then you see how it chooses. Mrs. Tuominen, every other night for a month after the funeral; then once a week; then, when the card game started on Ring Two and she began going out on Fridays, never on a Friday. Piet at the pump house, eleven calls in the nine days after the shuttle took his children. Then five. Then none, because the children had started to ring.

Under every call there is one line in the machine’s own words. Speech carried clearly in both directions.

You write the page. It is a good page. You are quick at this, you always have been; when the crate with your sister’s things came up on the supply run, fourteen months ago, you listed them for customs in forty minutes, standing, and got the total right. Synthesis of voices without license. Deception of residents. Recommend immediate.

For the appendix you need every number called. You run the list. It comes up in order of number, and the ninth number is yours.

Sixty-three calls.

No, you think; because you would have known. There were wrong numbers, yes, everyone has wrong numbers, the exchange is thirty years old. There was a man who kept wanting the seed library. There was the girl who asked if the pool was heated. A pool, on Callisto: you laughed so hard that you had to sit down on the floor of the hall with your coat on. That was the week of the crate. You had not, until then, that week, said anything aloud. And there was an old man with a bad chest who rang at ten past three in the morning, for his brother, and when you told him he was sorry to have woken you, and you said you had not been asleep, and he said no, it’s a devil of an hour, three, isn’t it; and the two of you talked about soup. Whether you put the dill in at the start or at the end. You have thought of him since. You had hoped that he reached his brother.

You do not play that one. You look at the line underneath it for some time.

At five you go down with the key. The exchange is a cupboard on Ring Three. It is warm, and inside the door somebody has taped a list of names and numbers, and different people, in different inks, have crossed them out as they left, most of them with a ruler. You put your hand on the isolator. You have never in your life left a column without its total.

Then you take out the page, fold it against the door, and at Cause of excess consumption you cross out eleven lines, with the edge of the key, so that they are straight. You write: Line testing. You read it over. It is accurate. At Recommendation you write: Continue. You read that over too.

Your hall is dark when you get in. You have not got your coat off when it rings, and you stand there and let it, once, twice, three times. It is four minutes past nine.

“I’m so sorry to bother you,” says a voice, a woman’s this time, with a slight cold. “I’m ringing about some tires.”

You sit down on the floor.

“They’re not quite ready,” you say. “But I can tell you how they’re coming along.”'),
  ('a9', 'The River in the Second Row',
   'A river is taken to court for moving house, and attends in person. Told by the usher who has to carry it.',
   'fantasy', 'English', 5, 164, 8,
   '# The River in the Second Row

I was told to bring the defendant up from the cells, but the defendant was in a bucket, so I carried it in by the front like anybody else.

It was the zinc bucket we use for the stove ash. Nobody had thought about what a river would attend court in until the summons had been served, which the bailiff did by reading it aloud from the bank and throwing it in. I had not expected much. But on the day named there was a wet line all the way down Corn Street from the bridge, and on our step, at half past eight, the ash bucket was full: two gallons or so, brown, with a leaf going round.

“Is that all of it?” asked the magistrate, Mrs. Crake.

“It says it attends in person, ma’am,” I said. “The rest is at work.”

I should explain. I have been usher here for nineteen years, and most of what people say in a courtroom they say too low for the record. You get an ear. When I knelt to mop the step the river was already talking, like somebody in the next room with the tap on. I put it on a chair in the second row and sat beside it, to repeat what it said.

The case was Vell against the River Oule. One night in March the river had got out of its bed and lain down again forty yards to the east, in Mrs. Vell’s orchard. She was a small woman in a good coat, and she had numbered everything.

“Eleven pear trees,” she read. “A hen-house, the hens being elsewhere. Sixty yards of fence.” She turned the paper over. “And a bench.”

“Did the defendant give you any notice?”

“It got louder,” said Mrs. Vell.

Her solicitor asked for the value of the trees, and for an order that the river go back. Then it was our turn. I bent down.

“It’s glad about the hens, ma’am,” I reported. “It says it was there first. The bed it left was dug for it in 1840 by a Mr. Vell, with forty men, because he wanted the meadow. He didn’t ask. It put up with that as long as it could, for a quiet life, but there’s a bend by the tannery, very sharp, and its back hurt.”

“Its back.”

“Yes, ma’am.”

“And has it,” said the solicitor, who was young, “any documents?”

I passed that on. The leaf stopped.

“It says it has everything anyone ever dropped in it,” I said. “Where would you like it put?”

We adjourned to the bank. I brought the bucket along, so that the defendant should not hear its own case in two halves. By three o’clock the court had admitted fifty-two boots, of which no two made a pair; a tuba; four wedding rings; the cash box from the regatta of 1974, at the sight of which Councilor Pim remembered an appointment; and a squared stone that took three men to turn over. On the underside somebody had cut, in letters meant to be found one day: HERE RAN THE OULE. I MOVED IT. J. VELL.

“That would appear to be that,” said Mrs. Crake. The solicitor closed his folder, very softly, as you close the door on a baby.

Mrs. Vell had her paper out again. She was reading it through to herself with her lips moving. I was four feet off, and I have told you about my ear.

An usher does not address the court. In nineteen years I had said “All rise” and “Mind the step”. I put the bucket down.

“Ma’am,” I said, “the claimant has read that list six times today. Every time, she gets to ‘and a bench’, and every time she says it to nobody.”

It was quiet on the bank. The tuba dripped.

“Mrs. Vell,” said the magistrate, “what sort of bench was it?”

“Planks,” said Mrs. Vell. “It wasn’t any good. He made it the spring he was ill, when he couldn’t lift much, and one leg came out short. He kept a slate under it. Then he sat there till September.” She folded the paper in four. “I don’t want money for it. I don’t know why I put it down.”

I bent over the bucket. What the river said took a long time, and it said it so low that I had my chin nearly in the water.

“Well?” said Mrs. Crake.

“It knows the one, ma’am. It’s on the bottom, just past the fourth tree. It wouldn’t let it go down with the other things.” I had to stop for a moment and be an usher again. “It lost the slate the first night. It says it’s been keeping it level.”

The order was drawn up there and then. The river has the orchard bed. The bench was to be given back, and was, on to the grass, the right way up; and Mrs. Vell has the use of that piece of bank for as long as she likes, the defendant to go by quietly on Sundays. The rings are on a saucer at the post office. The pear trees turned out to be alive. They stand in four feet of water, and that summer they fruited, only a little late. Mrs. Crake asked the defendant to sign, and it made the whole page wet.

She awarded costs against it all the same. She is a fair woman, but there was half a day of the court’s time to think of, and my mop.

It pays in October. I come in at half past eight and there is a wet line all the way down Corn Street, and the ash bucket, which I leave out on purpose now, is full to the brim, with a pear going round.'),
  ('a8', 'Regarding the Jackfruit',
   'A love story in letters of complaint between two retired neighbors. It begins when something comes through the roof.',
   'romance', 'English', 9, 151, 9,
   '# Regarding the Jackfruit

3 April

To Mr. K. Tharakan, The House Behind

Sir, at ten minutes past four this morning a jackfruit of eleven kilograms, from the branch about which I spoke to you in 2019, came through my roof and ceiling and on to the left side of the bed. I sleep on the right. I mention this as a fact and not in a spirit of forgiveness. There is a hole, forty centimetres by thirty, through which I can see the sky and part of your upper window. Kindly remove the branch.

S. Nambiar, Headmistress (Retd)

3 April

To Miss S. Nambiar

Message received 0740. Branch will be removed. Tiles will be replaced. Jackfruit is yours by right of salvage.

K. Tharakan, Radio Officer (Retd)

4 April

Sir, I do not want the jackfruit. The boy is returning it with this letter. “Salvage” applies to vessels.

S. N.

4 April

Boy received. Jackfruit received. Correction received. Have cooked same, with coconut. One dish herewith. Man who climbs trees is at sister’s wedding. Will advise.

K. T.

6 April

Sir, the dish wanted salt. It has been washed and is enclosed. Your upstairs light was burning until two. From where I lie one cannot avoid seeing it. Are you ill?

S. N.

6 April

Not ill. Thirty-one years on the night watch. Body keeps ship’s time. Will hang a cloth.

K. T.

7 April

I did not ask you to hang a cloth.

S. N.

7 April

Cloth removed.

K. T.

11 April

Dear Mr. Tharakan, this time the salt was correct. The boy reports that you counted decibels at sea every night for thirty-one years and never understood logarithms. I find that I cannot leave this alone. I enclose Chapter Four, with the exercises. Show your working.

S. Nambiar

14 April

Dear Miss Nambiar, working enclosed for questions 1 to 6. At question 7 I am lost. At sea, when lost, we sent our position every hour until somebody answered. Position: kitchen table. Light is on.

K. Tharakan

15 April

Dear Mr. Tharakan, you are not lost. Question 7 is a misprint. I wrote to the publisher about it in 1988. The rest is nine out of ten; you make your sevens like ones.

I saw the light. I would have answered, but all I have is a torch.

S. Nambiar

19 April

Dear Miss Nambiar, torch seen through roof, 0115 to 0120. Regret could not read message. Please repeat.

K. T.

19 April

Dear Mr. Tharakan, there was no message. I was looking for my spectacles.

S. N.

20 April

Understood. For the log: what you sent, looking for your spectacles, was E, E, T, E, and one thing that is not a letter. It was the first signal I have taken down since 1999. Have kept it.

K. T.

24 April

Dear Mr. Tharakan, I have got a book out of the library. Watch at half past one. I shall go slowly. If you make fun of my spacing I shall stop.

S. N.

25 April

Received all of it. Spacing excellent.

K. T.

2 May

Dear Miss Nambiar, tree man returned from wedding. Your order of 3 April carried out at 1100 today. Branch is down. Tile man comes Thursday and will close the hole. Apologize for the delay.

K. T.

14 May

Mr. Tharakan,

The tile man came. I sent him away. He came back, saying he had been paid; I sent him away with a banana.

You will have noticed that I have not written for twelve days, nor used the torch. I have been angry, and I wished to establish at whom. You do what you are told. I tell. For thirty-six years I stood in front of a school on that principle, and it is a good one, except in the case where what I say is not what I want; and I see that I said it at twenty to eight in the morning on the third of April, when I had plaster in my hair and had not yet been sent a dish.

Please advise how one cancels a message that has already been received.

S. Nambiar

14 May

Cannot be canceled. Can only be followed by another. Standing by.

K. T.

15 May

Dear Kuruvilla,

The rains are due on the first of June. I have put a bucket. I have also moved to the left side of the bed, as it is now a good deal safer, and from there one sees the whole of your window.

Do not send the man. Send your position.

Sarojini

16 May, 0410, by hand

At your gate with one jackfruit, eleven kilograms. Bought. Did not like to drop it.

K.'),
  ('a10', 'Nayra Loses Her Whistle',
   'On an island where people whistle to one another across the valleys, a girl loses her front teeth on the day the fog comes in for the goats.',
   'children', 'English', 12, 97, 6,
   '# Nayra Loses Her Whistle

On Tuesday Nayra lost two front teeth and her whistle, all in one bite of a quince.

The teeth she found. They were in the quince. But the whistle was gone altogether. She put her fingers to her lips, the way Grandmother had taught her, and blew the call that brought the goats down from the mountain, two notes up and one long note down, and what came out was:

“Ffffffff.”

“Try again,” said Grandmother, who was sitting with her foot in a basin, because of Monday, and the stairs.

“Ffffffffffff,” said Nayra.

It was a whistling sort of island. The valleys were so deep and the paths so steep that nobody walked across to say a thing if they could whistle it. You could whistle, Come to supper. You could whistle, Please bring back our ladder. Nayra’s whistle was a small one, but it was clear, and eleven goats knew it.

Just now the eleven goats were up on the Table, which was a flat green place with an edge. And over the edge of the Table the fog was coming, quick and low, the way milk comes over the side of a pan.

“They should be down before it gets to the fig tree,” said Grandmother. “I’d call them myself, but they don’t listen to me any more. They’ve been yours since Easter.”

So Nayra ran up to the wall at the top of the bean field, which was as far as she was allowed, and tried everything.

She shouted. But fog is very good with shouts. It wraps them up and puts them away.

She banged the bread tin with a spoon. Three dogs came, and a hen.

She tried to whistle with four fingers, and with no fingers, and with a bean pod.

“Ffff. Ffffff. Fffthp.”

The fog reached the fig tree and there was no fig tree. Nayra could not see the Table now. She could only hear a bell, which was Carmela’s, because Carmela was the oldest and wore the big one. Tonk, it went. And then, a little further off, and a little further towards the edge: tonk.

Nayra sat down on the wall to think. When she thought, she breathed hard, and now it came out through the gap. Ffffff. It was an annoying noise. It was also, she noticed, a noise she knew.

Ffffffff.

It was not the wind. It was not the kettle; the kettle was higher. It was drier than that. It went on for longer. You heard it in the yard, on Sundays, just before a lot of pushing—

Nayra stood up on the wall. She took the biggest breath of her life, all the way down to her sandals, and let it out through the gap, long and dry and steady, and she did not stop until there were spots in front of her eyes:

“Ffffffffffffffffffffffffffffffffffff.”

It was exactly the sound of barley going out of a sack and into a trough.

For as long as it takes to swallow, there was nothing.

Then: tonk.

Then tonk-tonk, and tonka-tonka-tonka, and a rattling of stones, and the fog bulged, and out of it came Carmela with her head down, and behind her Brown, and Other Brown, and the twins, and the one who ate washing, and five more, galloping, shoving, with their ears straight out at the sides, because every one of them meant to be first. They went past Nayra like a cartload of chairs falling down a hill. They went through the gate and over the yard and all round the trough, and there they stopped, and looked in.

It was empty.

Eleven goats lifted their heads and looked at Nayra.

“Well,” said Grandmother. She had hopped as far as the doorway, and was still in the basin with one foot. “You did say barley.”

So barley it was, on a Tuesday, a good quarter of a sack, ffffffffff, all along the trough. Nayra counted them while they ate. There were eleven. She counted them again, on account of the fog, and there were eleven again, and then she went round and leaned on each of them, just for a moment, to be quite sure.

The new teeth took until spring. They came in slowly, one a bit ahead of the other, and all winter long Nayra called the goats down with an ffff, and all winter long they came like chairs.

Then one morning she put her fingers to her lips and there it was. Two notes up and one long note down, as clear as a cup. All along the valley people stopped what they were doing. That’s Nayra, they whistled to one another, from roof to roof. Nayra has her whistle back.

Up on the Table, eleven goats raised their heads. They listened politely, right to the end.

Then they went on eating grass, and waited for her to say it properly.'),
  ('a5', '头发落得很慢',
   '月球背面只有一个理发师。一个矿工要回地球了，进门就要他把自己剪成十一年前的样子。',
   'scifi', 'Chinese', 17, 73, 7,
   '# 头发落得很慢

老韩一坐下，就把照片拍在镜台上。

“剪成这样。四点的船。”

照片是十一年前的工作证。上面那个人头发又黑又厚，额前还有一撮翘着。椅子上这个人，头顶已经光了，两边剩一圈灰的。我看看照片，看看头顶，把围布给他系上。

“剪不出来。”

“你不是剃头的吗？”

“我是剃头的，不是种地的。”

月背基地就我一个理发的，铺子在三号舱尽头，挨着水站。在这儿头发落得很慢，从耳朵边剪下来，要数到七才着地。新来的人都爱看，脖子跟着转，我就说别动，它总要下来的。下来了要扫干净，过秤，登记，送回收站：碳是配额，头发也是碳。

老韩不看头发，看照片。他说女儿到酒泉接他。他走的时候她四岁，今年十五。月背看不见地球，信号得绕中继星，分到矿上的份额，一个人一个月三百个字，一年一张图。他年年寄的都是这一张。

“怎么不寄新的？”

他不吭声。剪子响了一会儿。

“头一年是懒。”他说，“后来她回信，说同学都讲爸爸的头发真好看。我就不敢了。”

又剪了一会儿。

“出站口那么多人，她拿着照片一个一个找。要是从我跟前走过去了呢？”

这话他要是问别人，别人能劝两句。问我，我劝不了，因为我就是那个会走过去的人。

我认不得脸。生下来就这样，大夫说有个名字，我也没记住。小时候在车站，我妈站在人堆里，我得等她喊我才知道是哪一个。后来学了理发，才算找着一个地方：坐下来的人全背对着你。脸我一张也不认得，后脑勺我认得一百多个。谁是双旋，谁耳朵后头有块疤，谁睡觉老压左边，我一摸就知道。怕弄混，我有个本子，每剪一回，收工以后画一张，光画后脑勺，写上日期和名字。基地的人以为我在记账。

老韩剪完了。剪成他现在该有的样子：两边推短，边上修齐，顶上不遮。他朝镜子看了看，嘴角往下撇。

“老头儿。”

“五十二了。”

“她认不得。”

我给他倒了杯水，让他坐着别动，转到他背后，把今天这张画了。然后进里屋拿本子。十一年，一个月一回，他在井下困住那次缺了俩月，一共一百三十张，夹在别人的后脑勺中间。我拿裁纸刀一张一张裁下来，摞齐，左边打两个眼，用扎线穿上。裁完了，那本子瘦了一圈。

“这是什么？”

“你。”

他翻开头一张：黑的，厚的，脑后也有一撮翘着。他拿拇指压住纸边，让它们一张一张弹过去，弹得很快。那一撮下去了。黑里头掺进了灰，灰的往两边退，顶上露出一小块，又露出一大块。第六年多了一道疤，那是井下；到第九年，疤也浅了。最后一张墨还没干，沾在他拇指上。

他翻了一遍，又翻了一遍。

“全是后脑勺。”

“我就会画这个。”

“她拿这个怎么认？”

“你出了站，”我说，“别冲着她走。你找个亮堂地方，转过身去，背对着她站着。让她从头翻，翻到最后一页，再抬头。”

老韩不说话了。他伸手摸了摸自己后脑勺，像是头一回知道那儿有东西。摸了半天，把本子揣进怀里，拉链拉到顶。

走到门口，他停住了，大概是回头看了我一眼。我看见一张脸，一张不认得的脸，上头有水。这里的眼泪也落得慢，挂在那儿，半天不走。

“我要是再来，你可认不出我了。”他说，“都让你裁走了。”

“你坐下就行。”

四点，船走了，舱壁抖了一下，镜台上的剪子挪了半寸。照片他忘了拿，那撮头发还翘着。我把它插在镜子边上，拿起笤帚，等着。灯底下还有他几根头发没落完，灰的，横着，一点一点往下走。

门响了。进来一个人，站在门口，也不开口，好像我该知道他是谁。

我看了他好一会儿。

“麻烦您，”我说，“转过去。”'),
  ('a2', 'La noche prestada',
   'Alguien llega a cobrar una noche que el abuelo del narrador pidió prestada en 1931. El narrador sabe dónde está, y sabe que no está entera.',
   'fantasy', 'Spanish', 23, 66, 6,
   '# La noche prestada

La mujer llegó a las once de la mañana con una libreta de almacén y me dijo que mi abuelo le debía una noche.

No una noche de hotel ni una noche de baile. Abrió la libreta en la mesa de la galería, corrió el mate y me mostró el renglón: «14 de junio de 1931. A Evaristo Roldán, mi noche entera, hasta que la pueda devolver». Abajo estaba la firma de mi abuelo, que firmaba como quien alambra un campo.

—Soy Elvira, la nieta de Ventura Paz —dijo—. Del otro lado del arroyo.

De Ventura Paz yo había oído. En casa se contaba que, el año en que lo buscaban por la huelga, mi abuelo cruzó el monte en una noche tan larga que salió del otro lado con barba. De dónde había sacado tanta oscuridad no lo decía nadie. Creíamos que era una manera de hablar.

—Desde entonces, cada catorce de junio, en mi casa no oscurece —dijo Elvira—. Se pone el sol para todo el mundo y en nuestro campo queda una luz de las seis de la tarde, quieta, hasta la mañana. Las gallinas no se acuestan. Mi abuela cosía. Mi madre aprovechaba para blanquear la cocina. Una se acostumbra.

—¿Y entonces?

—Entonces mi madre se está muriendo. —Lo dijo mirando el mate—. El médico le da hasta el domingo, y el domingo es catorce. No quiere irse con la luz prendida.

Le pregunté si no alcanzaba con correr las cortinas.

—Usted no ha visto esa luz.

Preguntaba para ganar tiempo, porque yo sabía dónde estaba la noche. La encontré hace nueve años, el invierno en que enviudé, buscando unas bolsas en el fondo del galpón: un tambor de chapa con tapa de madera y una piedra encima. Levanté la tapa y adentro era de noche. No digo que estuviera oscuro; digo que era de noche. Subía olor a helada, ladraba un perro lejísimos, y abajo, donde tenía que estar el fondo, había estrellas. Mi abuelo no la había gastado toda. Habrá querido devolverla y se le fue pasando la vida, como pasa.

Yo no dormía. Desde que faltaba Nélida me acostaba y el techo era un techo, y a las cuatro me levantaba a escuchar la heladera. De modo que una madrugada fui al galpón con una taza. No hace falta mucha: un dedo, destapada en la mesa de luz, y uno se hunde hasta la mañana. Los primeros meses fueron dos veces por semana. Después, los aniversarios. El invierno pasado, con la bronquitis, casi siempre. Jamás se me ocurrió que fuera de alguien.

Nada de eso le dije. La llevé al galpón, corrí el arado, saqué la piedra. Ella se asomó con las manos atrás, como la gente en los museos.

—¿Cuánto falta? —preguntó.

Yo fui treinta y un años balancero en el molino y nunca me sobró ni me faltó un kilo. Metí una caña, la comparé con la marca vieja de la chapa e hice la cuenta con un clavo en la madera de la tapa. La noche de junio tiene catorce horas. Quedaban menos de seis.

—Ocho y cuarto —dije—. Me las tomé yo. De a poco. Para dormir.

Esperé el insulto; los Paz tenían fama de hablar bien. Elvira se sentó en el cajón de las herramientas, se sacó un zapato y lo sacudió, aunque no le había entrado nada.

—¿Y dormía?

—Dormía.

—¿Soñaba?

—No. Era mejor. Era como cuando a uno, de chico, lo llevaban del auto a la cama sin despertarlo.

Se volvió a calzar. Dijo que su madre tenía noventa y un años y pensaba irse despacio, y que con lo que quedaba, a las once y media le iba a volver la tarde de golpe en la cara. Lo dijo sin reproche, como se dice que falta harina.

—El domingo voy yo —le contesté—. Déjeme la libreta.

El domingo crucé el arroyo con el tambor atado en la caja de la camioneta. A las seis menos cuarto se puso el sol en toda la República, menos ahí. Elvira tenía razón: yo no había visto esa luz. Entraba de costado, amarilla, y se quedaba en las cosas como una visita que no se va. La madre era chiquita y estaba despierta. Me miró el apellido en la cara.

—Roldán —dijo—. Ya era hora.

Puse el tambor al lado de la cama y levanté la tapa. La noche salió despacio, a ras del piso, y fue llenando la pieza como el agua un tajamar: tapó las chinelas, tapó las patas de las sillas, llegó al colchón. Ahí se paró. Del colchón para abajo era invierno y había estrellas; del colchón para arriba eran las seis de la tarde, y la vieja tenía los ojos abiertos en plena luz.

Saqué la libreta. Lo había pensado toda la semana y era un renglón: «14 de junio. A la familia Paz, de mi noche, ocho horas y cuarto, sin devolución». Firmé. Me salió parecido a mi abuelo.

La mía no era tan linda. Yo la vi subir y me dio un poco de vergüenza: tenía olor a naftalina y a linimento, y en algún lado ronroneaba la heladera. Pero era espesa, era de las buenas. Pasó la almohada, pasó la cabecera, y entonces ya no vi nada, y en lo oscuro oí que la señora se acomodaba de costado, con ese ruido que hace la chala, y decía, a mí o a cualquiera:

—Apague, nomás.

Elvira y yo nos quedamos afuera, en el banco, sin vernos. Por primera vez en noventa y tantos años las gallinas de esa casa se habían ido a dormir un catorce de junio. No conversamos. A cierta hora ella entró, y salió, y se volvió a sentar más cerca.

Ahora soy yo el que tiene la falta. Todos los años, ese día, a las once y media, se me hace de tarde en la casa: una luz amarilla, de costado, que se queda en las cosas. No me molesta. A las doce menos cuarto oigo la tranquera. Es Elvira, que cruza el arroyo con el balde de cal y las dos brochas, y aprovechamos para blanquear la cocina.'),
  ('a9', 'Minutes of the Deck Nine Residents’ Association',
   'The ship has traveled for so many generations that nobody remembers it was going anywhere. Tell its arrival as the minutes of a residents’ association.',
   'scifi', 'English', 28, 139, 8,
   '# Minutes of the Deck Nine Residents’ Association

## 1. Apologies

Apologies were received from Mr. Holt (knee) and from the Captain, who was decelerating.

## 2. Minutes of the Last Meeting

Agreed, except that the Chair, Mrs. Vantongeren, asked for “grumbled” to be changed to “observed”.

## 3. Matters Arising: The Noise

The Secretary had written to the Bridge about the rumbling that began on the 4th, and had received a reply. The rumbling is the main engine. It has not been on for a hundred and ninety-one years, and the Bridge is sorry if it came as a surprise. It will stop in six weeks, when we arrive.

Mr. Pell asked, arrive where?

The Secretary read out the rest of the letter. It was noted that most of those present had taken arrival to be a figure of speech.

## 4. The Planet

Every deck must say by the 30th whether its residents intend to get off. A leaflet was passed around. Mr. Pell said that the picture showed no ceiling. Miss Oduya, who teaches the lower school, said there was none. Mr. Pell asked who, in that case, was responsible for it.

The following objections are recorded at the request of those who made them. That the corridor has only just been painted. That leases on Deck Nine run to the year 240, and nobody now living knows to whom one gives notice. That the leaflet mentions “weather” but gives no times. That there are said to be animals, and the Association voted on pets in 148.

Mrs. Vantongeren reminded the meeting that in forty-nine years in the Chair she had opposed the lift, the new lift, the removal of the new lift, and a vote of thanks to herself. She would be opposing the planet. (Applause.)

## 5. Tea

Taken early.

## 6. The Planet, Continued

Wim Pell, aged seven, asked if he could say something. He wanted to know how far you can see there.

Miss Oduya said that it would depend on where you stood. From a small hill, on a clear day, perhaps thirty kilometers.

Wim asked what was in the way after that.

Miss Oduya said that nothing was in the way. It just went round.

Mrs. Vantongeren asked her to repeat that.

Miss Oduya repeated it.

Mrs. Vantongeren asked the meeting to bear with her. She said that as a girl of six she had been told off for running in the corridor. She had been running to find out how long it took, before you had to put your hands out. It took fourteen seconds, end to end. She said she had done it again on most of her birthdays, early, before people were about. At seventeen it was nine. At fifty it was fourteen again. At seventy-nine it was forty, but that was the hip, and she had stopped. She had never mentioned it, because she did not wish to seem to be complaining about the corridor.

The Secretary, who is Mrs. Vantongeren’s daughter, and had not known this, asked for a moment.

Mr. Pell said that, with respect, she had opposed the lift.

Mrs. Vantongeren said of course she had opposed the lift. It took six meters off the end.

And the new lift?

Another two.

And the removal of the new lift?

They were going to put the bins there.

Nobody spoke for some time. The Secretary observed that the engine was really not so loud, once you knew what it was.

## 7. Vote

Motion: that Deck Nine get off. Proposed by Mrs. Vantongeren. Seconded by Wim Pell (out of order, being seven); seconded by Mr. Pell, under protest. For, 31. Against, 6. Mr. Holt abstained by note (knee). Mrs. Vantongeren asked for it to be recorded that she had voted in favor, and that nobody was to get used to it.

On a point raised by Mr. Pell, it was agreed that the ceiling be left as it is.

## 8. Any Other Business

Bins.

## 9. Next Meeting

First Tuesday after landing, out of doors, on a small hill, if there is one. Members to bring their own chairs.

## Minutes of the Next Meeting

### 1. Apologies

Mr. Holt attended, and wished it known that the knee is better in the damp.

There was weather. It was not unpleasant. It came from the left and then stopped.

Mr. Pell asked whether the meeting could be moved nearer to the ship, so as to have something behind one’s back. The Secretary proposed that members sit in two rows, back to back, and this was found to answer. It was also found that in this way somebody could see in every direction, and members began to report what they saw, out of turn, and had to be asked to go through the Chair.

The Chair was empty. Apologies were therefore recorded on behalf of Mrs. Vantongeren, who had been seen, as the meeting opened, going past the bottom of the hill, on two sticks, at a fair speed. The Secretary called to her. She raised one stick but did not stop.

No business was done.

At the close of the meeting she was still in sight, very small, and had not put her hands out. The Secretary, who happened to have a watch, made it fifty-two minutes so far.'),
  ('a3', 'The Laugh in the Lunchbox',
   'A child finds something on the bus that nobody can put in a pocket, and has until half past five to find out whose it is.',
   'children', 'English', 35, 88, 5,
   '# The Laugh in the Lunchbox

Kosi found the laugh under the back seat of the Number 12 bus, on a Friday, when she bent down to look for her shoe.

It was about the size of an orange. It was warm, and it shook. “Hoo,” it said. “Hoo, hoo, hoo, AH!”

She looked round to see who had dropped it. There was a man asleep. There was a woman with a basin of snails, and there were two big girls with one pair of earphones. Nobody looked short of a laugh. So Kosi ate the last of her groundnuts, put the laugh in her lunchbox and pressed down the lid.

“Hoo,” said the lunchbox.

Now, Kosi’s own laugh was very small. It went hih, like a hinge. When the whole class laughed you could not have said whether hers was in there or not. And here was a laugh you could have kept a bicycle in! She thought about keeping it. She thought about it for four stops.

Then she got off at the Post Office and took it to Lost Property, because she had once lost a yellow cardigan, and she knew.

Lost Property was a counter, with Mrs. Eze behind it. Behind Mrs. Eze were the umbrellas, and behind the umbrellas, on the bottom shelf, were the lost sounds, in jars.

“What is it?” said Mrs. Eze, with her pen ready.

“A laugh.”

“Color?”

Kosi lifted the lid a crack. “Hoo, hoo, hoo, AH!” All the umbrellas rattled.

“Brown,” said Mrs. Eze, writing. “With gold at the end. Is there a name in it?”

They looked. There was not.

“Then I can hold it until half past five,” said Mrs. Eze, “and after that it has to go in a jar. It’s a pity. They don’t do well in jars. They get polite.”

It was four o’clock already. Kosi said she would find the owner herself, if that was all right, and Mrs. Eze gave her a label to tie on, and a piece of string.

She tried the tailor. He put the laugh on in front of his long mirror, and it came down over his hands. His own went heh, heh, with nothing to spare, and he said he would feel lost in a big one.

She tried the lady who fried bean cakes at the corner. It was too low for her. It made the oil spit.

She tried Mr. Okafor, the head teacher, who was walking home with his newspaper. He held it by the edges, looked underneath and gave it back. He said he was almost certain that he had never owned one.

She tried the policeman at the crossing. It got into his whistle, and eleven cars and a bread van stopped and waited to hear what was so funny.

By ten past five Kosi was sitting at the bus stop with the lunchbox on her knees. It was still going hoo, but softly, the way you talk when you are nearly asleep and somebody is carrying you.

The Number 12 came. The doors opened.

Everybody in town knew the driver of the 12. He was a very large man called Mr. Balogun, in a very small seat, and he used to call out the stops as if they were prizes. “POST Office!” he would shout. “Who is the lucky person for the POST Office?” But on Monday they had given the bus a machine to do it. The machine sounded like a clean spoon. All week Mr. Balogun had looked straight in front of him, and driven.

“Excuse me, sir,” said Kosi. “Have you lost this?”

Mr. Balogun patted himself. “I have my cap,” he said. “I have my flask. I have not lost anything.”

Kosi held the lunchbox up and opened it. The laugh did not jump out. It stayed down in the corner, like a cat at the vet’s.

“Next stop,” said the machine. “Market.”

The doors closed. Kosi held on to the pole.

“Next stop,” said the machine. “Market. Mar. Mark it. Next stop.” It thought about it. “Stop next. Snext stop. Sn.”

Kosi did not mean to. It just came out.

“Hih,” she laughed.

It was very small. It was exactly like a hinge. And down in the corner of the lunchbox, something heard it and opened.

“Hoo?” said the laugh.

“Snop,” said the machine.

“Hih! Hih!” went Kosi, and “Hoo!” went the laugh, and it was over the edge of the box, and up Mr. Balogun’s sleeve and in at his collar before he could put his hand to it; and he just had time to stop the bus, which he did, because he was a good driver.

“Hoo,” said Mr. Balogun. He looked surprised. “Hoo. Hoo, hoo, hoo, hoo, AH!”

The windows buzzed. The sleeping man woke up and laughed, to be on the safe side. The big girls took out their earphones. The snails put their heads out, all of them, to see. And Mr. Balogun wiped his eyes, reached up with one thick finger and switched off the machine.

“MARKET!” he shouted. “Who is the lucky person for the MARKET?”

He signed Mrs. Eze’s label, to keep her books straight, and he took Kosi all the way to her own gate, which was not a stop.

At break on Monday she opened her lunchbox, and there was a bit left over. It was in the corner by the hinge, no bigger than the skin of a groundnut, and it was gold. She asked Mr. Balogun about it on the way home. He said she should keep it. He had looked, and he had plenty.

It doesn’t make any noise by itself. But the next time the whole class laughed, everybody turned round in their chairs to see who it was at the back, going hih, hih, hih, AH!'),
  ('a4', 'Entre le deuxième et le troisième',
   'Deux anciens amants se retrouvent coincés de part et d’autre d’un piano, dans un escalier, sans se voir.',
   'romance', 'French', 44, 52, 5,
   '# Entre le deuxième et le troisième

Le piano s’est coincé entre le deuxième et le troisième, moi dessous, et de l’autre côté Étienne, à qui je n’avais pas parlé depuis sept ans.

Je ne l’avais pas vu venir. Sur le bon de commande, on lisait « M. Garrec, piano droit, 4e sans ascenseur », et des Garrec, à Brest, il en tombe quand on secoue un arbre. Il attendait sur le trottoir, de dos, en tenant la porte de l’immeuble à personne. Il s’est retourné. Il a dit « Ah ». J’ai dit « Bonjour, monsieur ». Et Sidoine, mon collègue, qui a du tact, a choisi cet instant pour se bloquer le dos.

Voilà comment on s’est retrouvés à deux dans l’escalier. Étienne a voulu prendre le haut. Il a toujours pris le haut.

— Ça passe, disait-il.

— Ça ne passe pas.

— Si tu pousses un peu à gauche.

— Ma gauche ou ta gauche ?

Il n’a pas répondu. Cette question-là, je la lui avais posée mille fois, pour l’armoire, pour la tente, dans la voiture, et mille fois il avait poussé sans répondre. C’est ce qu’il a fait. Le piano a eu un bruit de dents, il est redescendu de deux centimètres et il s’est calé pour de bon, un coin dans le plâtre, l’autre dans la rampe. Je ne pouvais plus ni monter ni descendre. D’Étienne, je ne voyais rien. Je voyais le dessous du clavier, comme on voit une vache quand on la trait.

— Ne lâche pas, a dit Étienne.

— Je suis coincée, je ne peux pas lâcher. C’est toi qui peux lâcher.

— Je ne lâche pas.

La minuterie s’est éteinte.

D’en bas, Sidoine a crié que le patron envoyait deux gars de Landerneau, quarante minutes. Puis la porte a claqué, et il n’y a plus eu que nous, dans le noir, et le piano qui tenait, très bas, une note que personne ne lui avait demandée.

— Tu as mesuré, au moins ?

— J’ai mesuré le salon.

J’ai ri, malgré le poids. Cet homme-là avait acheté un canapé pour un appartement que nous n’avions pas encore visité. Moi, je mesurais. J’avais fini par tout mesurer : qui avait fait les courses, qui avait cédé, combien de fois. Je notais ça dans un carnet. Il l’avait trouvé un dimanche, il l’avait lu debout, jusqu’au bout, et il avait seulement dit : « Il manque tout ce que je n’ai pas dit. » J’étais partie le mardi. Le piano, que nous avions eu pour quatre-vingts euros chez des bonnes sœurs et dont ni l’un ni l’autre ne savait jouer, je le lui avais laissé.

— Et tu joues, maintenant ? ai-je demandé au bois.

— Un morceau.

— Lequel ?

— Le début d’un morceau.

J’ai allumé ma frontale pour voir où le coin mordait. La lumière a pris le dessous du clavier, et il y avait là mon écriture. Je l’ai reconnue comme on reconnaît son manteau sur quelqu’un d’autre. Au crayon : « 148 × 60 × 122. Ne passera jamais rue Pasteur. » J’avais écrit ça l’année des bonnes sœurs, couchée par terre, furieuse, pendant qu’il démontait déjà la porte.

En dessous, il y avait la sienne.

« Passé rue Pasteur. Deux heures, sans la porte. Tu avais presque raison. » Puis une date d’après mon départ, et un autre crayon : « Passé rue de Siam, par la fenêtre. Une dame a applaudi. » Puis une autre date : « Passé à Lambézellec. De justesse. À gauche (la tienne). »

J’ai compté, c’est plus fort que moi. Trois appartements, trois fois à plat dos sous un piano, pour me répondre au seul endroit où personne ne va jamais, sauf les déménageurs.

— Étienne. Tu savais que c’était moi ?

Le piano a bougé d’un cheveu. Il changeait d’épaule.

— J’ai appelé trois entreprises. Les deux premières m’ont donné un prix. À la troisième, la dame m’a demandé si j’avais mesuré, et elle a soupiré avant que je réponde. Je me suis dit qu’on avait dû lui apprendre.

La dame s’appelle Maryvonne. Je le lui répète depuis six ans, y compris le soupir.

— J’ai mal au bras, a dit Étienne. Ce n’est pas pour me plaindre. C’est pour que tu le saches.

Autrefois il ne l’aurait pas dit, et moi je l’aurais noté quand même.

— Moi aussi, ai-je dit. Le gauche.

— Ton gauche, c’est le mur ou la rampe ?

Je n’ai pas compris tout de suite ce qui venait de se passer. J’ai dirigé ma lampe vers le haut, comme si on pouvait voir une question. C’était la première qu’il posait avant de pousser. C’était même la bonne.

— La rampe, ai-je dit.

— Alors je prends le poids de ce côté-là. Toi, tu pousses au mur. Tu comptes ?

J’ai compté. À trois, le coin est sorti du plâtre avec un grand bruit de dents, et le piano a monté six marches d’un coup, comme une bête qui a reconnu l’étable.

On l’a posé sur le palier du troisième. Étienne avait du plâtre dans les cheveux, et moins de cheveux. Il m’a regardée, j’ai regardé l’escalier. Il restait un étage. Une petite fille en pajama a ouvert sa porte et, trouvant un piano chez elle ou presque, elle a appuyé sur une touche, puis sur sa voisine, pour comparer.

J’ai pris le crayon derrière mon oreille et je me suis couchée sur le carrelage, la tête dessous.

— Qu’est-ce que tu fais ? a demandé Étienne.

— Je mesure.'),
  ('a7', 'Three Knots',
   'An old woman sells sailors a rope with three winds tied in it. The third knot must never be opened. This morning a man has brought it back undone.',
   'fantasy', 'English', 51, 118, 7,
   '# Three Knots

Davie Leask came back with the third knot undone. He laid the rope on Osla’s table, between the milk and the bread, took off his hat and waited to be told whether he was dead.

Everybody on the island knew the rule. You bought a rope from Osla with three winds tied in it. The first knot was a breeze to bring you home. The second was as much as a boat could stand. The third was there so that you would know it was there. In forty years she had sold four hundred ropes across that table, and not one of them had come home bare.

“You opened it,” she said.

“I did.”

“And there’s still a roof on your house.”

“There was when I passed.”

Osla kept her hands in her lap, below the edge of the table, where she had kept them in company for a year and a half. The knuckles had swollen until the fingers went four different ways. You draw a wind down with the tips of the fingers, as you would lift a hair off a child’s tongue, and then you shut the knot on it, fast; and one day, the spring before last, she had shut the knot and there was nothing inside. Nor in the next. She had gone on selling. It was rope, after all. It was good rope. She told herself that what a man wants out there is not wind but something in his pocket, and most nights she believed it until about two o’clock.

So she looked at the three bare places and made herself ask.

“What came out?”

“Well, that’s it,” said Davie. He was slow of speech and he had rowed for two days getting this into order. “We were becalmed off Stour Head, with the tide setting us down on the Race. I opened the first and got a puff that wouldn’t have dried a shirt. I opened the second. Call it two shirts. And there was the Race getting up white in front of us, and my boy in the bow asking what the third one was for. So I opened it.” He turned the hat round in his hands. “It was the size of a sneeze.”

At the stove, Osla’s daughter went on stirring the porridge, which had been ready when he came in.

“It came from the wrong side, too,” Davie said. “It should have been behind us. It hit us on the cheek and knocked the boat’s head round, once, like that, and the first sea took us on the bow instead of broadside. And that was all of it. We rowed the rest.” He had reached the thing he had come about. “I’m not complaining. The boy’s at home in his bed. But I don’t know, am I to tell people? If they hear it’s only a sneeze they’ll be opening them for the fun of it. And if they don’t hear—” He put the hat down on the chair beside him. “I couldn’t settle it. I thought you’d have a view.”

Osla did not have a view. She was thinking that there should have been nothing in it at all. One hand came up, since it could not be helped, and pulled the rope closer. A knot leaves its lean in the fibers for a week or so. She had closed hers right over left since she was nine years old. The three kinks in Davie’s rope went left over right.

She looked at the girl’s back.

Girzie was nineteen. She was allowed to twist and tar and splice, and to carry the money to the shop. She had asked to be shown the tying when she was twelve, and at fifteen, and on her last birthday, and each time Osla had said there was no hurry. And every evening Osla had sat at this table with the lamp beside her, tying, and every evening Girzie had stood at the basin with the dishes, facing the window; and after dark there is nothing in that window but the kitchen.

Left over right. She had learned it off the glass.

“Tell them,” Osla said to Davie, “that it’s two pounds extra if it comes back open.”

Davie thought about this. He saw that it would do, and that it would do for ever, and he went off home so much lighter that he left his hat.

The door shut. The spoon went round and round.

“How many?” said Osla.

“All of them. Since a year past March.” Girzie did not turn. “I picked yours out at night and put mine in. I know they’re small. I can only get the ones that come under the door. I was going to tell you when I’d a good one.”

There were several things a mother could say, and Osla, in her time, had said them all. She brought the other hand up and laid the pair of them on the table, out in the daylight, among the breakfast things.

“Bring a chair,” she said. “Not there. This side.”

Girzie sat down at her mother’s shoulder, facing the way her mother faced, for the first time since she had been small enough for a knee. Osla could not show her and could hardly point. She set her bent hand on the back of the straight one, and leaned, as you do on a tiller.

“Right over left. Now don’t grab at it. Hold them there as if somebody owed you change.”

They waited. The window was open a hand’s breadth at the top, and what came in by it had not come from under any door. It had been a long time over water. It lifted the hair from Girzie’s forehead; she opened her mouth; she shut the knot.

They tied a second, and a third. Then they looked at the rope, and at each other, and Osla, who in forty years had never seen the inside of a third knot, said, “Well, somebody ought to know the size of it,” and pulled.

Davie’s hat came back in April. A minister from the far side of the firth sent it over by the mail boat. He had found it on his weathercock, he wrote, in excellent condition; and the porridge pot, he supposed, was theirs as well.');

insert into public.user_shared_stories
  (id, user_id, title, prompt, content, generator_id, language, is_public, created_at)
select md5('demo story ' || title)::uuid, md5('demo author ' || author)::uuid, title, prompt, content, generator_id, language,
  true, now() - days_ago * interval '1 day' - length(title) * interval '13 minutes'
from demo_stories;

insert into public.shared_story_likes (shared_story_id, user_id)
select md5('demo story ' || story.title)::uuid, reader.id
from demo_stories as story
cross join lateral (
  select id from public.profiles where id <> md5('demo author ' || story.author)::uuid
  order by md5(id::text || story.title) limit story.likes
) as reader;

insert into public.shared_story_views (shared_story_id, visitor)
select md5('demo story ' || story.title)::uuid, encode(sha256(convert_to(story.title || view, 'UTF8')), 'hex')
from demo_stories as story, generate_series(1, story.views) as view;

drop table demo_stories;
