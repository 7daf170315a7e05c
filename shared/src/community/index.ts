export { Facts } from './facts.ts';
export { ReportButton } from './report-button.tsx';
export { ShareLink } from './share-link.tsx';
export { communityStrings } from './strings.ts';
export { useCommunityLike } from './use-community-like.ts';
export { useSignIn } from './use-sign-in.ts';
export { WriteOwn } from './write-own.tsx';
