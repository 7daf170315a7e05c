import { useCaller } from '@storyloom/shared/api/story-service';
import { useEffect, useState } from 'react';
import type { ProposalSurroundings } from '../model/ask-for-proposal.ts';
import { Proposals } from '../model/proposals.ts';

/** The tools for the passages of one editor. They need `plugin` in the editor, and `attach` when that is ready. */
export function useProposals(surroundings: Omit<ProposalSurroundings, 'getCaller'>): Proposals {
  const [proposals] = useState(() => new Proposals());
  const { get: getCaller } = useCaller();
  useEffect(() => proposals.surround({ ...surroundings, getCaller }));
  useEffect(() => () => proposals.leave(), [proposals]);
  return proposals;
}
