import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Keeper } from '../keeping/keeper.ts';
import { savedOrNot } from '../keeping/saved-or-not.ts';

/** A link to a page that shows the text: it saves first, so that the page has the newest one. */
export function useLeaving(keeper: Keeper, to: string) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  async function onClick(event: MouseEvent) {
    if (keeper.store.getState().isSaved || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setLeaving(true);
    keeper.flush();
    await savedOrNot(keeper);
    await navigate(to);
  }
  return { to, isLeaving, onClick: (event: MouseEvent) => void onClick(event) };
}
