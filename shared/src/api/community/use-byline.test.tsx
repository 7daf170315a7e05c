// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@storyloom/testing/community-page';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { useByline } from './use-byline.ts';

const Byline = () => <p>By {useByline() ?? 'a name that is not known'}</p>;

it('The name that others see is the display name, without the spaces around it', async () => {
  const requests = fakeNetwork(() => json({ display_name: ' Ada ' }));
  await show(<Byline />);
  expect(await screen.findByText('By Ada')).toBeTruthy();
  expect(requests.map(({ url }) => url.searchParams.get('id'))).toEqual(['eq.user-1']);
});

it('The name of a guest is not known, and not asked for', async () => {
  const requests = fakeNetwork(() => json({ display_name: 'Ada' }));
  await show(<Byline />, false);
  expect(screen.getByText('By a name that is not known')).toBeTruthy();
  expect(requests).toEqual([]);
});
