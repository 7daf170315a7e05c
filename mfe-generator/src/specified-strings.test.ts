import { testStrings } from '@storyloom/testing/specified-strings';
import { describe } from 'vitest';
import { strings } from './features/generation/strings.ts';
import { runStrings } from './runs/strings.ts';

const { used, signIn } = strings.guestUsage({ used: 2, limit: 3 });

/** Strings of the product specification that this module shows. */
describe('the specification’s strings', () => {
  testStrings('The generator page uses the specified string', {
    'AI Story Prompt': strings.tabs.prompt,
    'AI Story Generator Settings': strings.tabs.settings,
    'Generating your AI story...': strings.generating,
    'Try Again': strings.tryAgain,
    'Save AI-Generated Story to Your Collection': strings.save,
    'Share AI-Generated Story': strings.share.action,
    'Sign in to save your AI-generated story and access it anytime': strings.guestInvitation,
    'You have used 2/3 free AI-generated stories. Sign in for unlimited stories...': `${used} ${signIn}`,
  });

  testStrings('Generation uses the specified string', {
    'Failed to generate a random prompt': strings.random.failed,
    'Failed to generate AI story prompt. Please try again.': strings.random.unreachable,
    'Failed to generate story: the model is busy': strings.failed('the model is busy'),
    'Failed to generate story. Please try again.': strings.failedPlain,
    'No story content was generated': strings.empty,
    'No response body received': runStrings.noBody,
    'Random AI story prompt generated!': strings.random.generated,
    'Story generated successfully!': strings.generated,
    'Story copied to clipboard!': strings.copied,
  });

  testStrings('Saving and sharing use the specified string', {
    'You must be logged in to save AI-generated stories': strings.saveNeedsSignIn,
    'No user found': strings.saveNoUser,
    'No AI story content to save': strings.saveNeedsStory,
    'AI-generated story saved successfully!': strings.saved,
    'Failed to save AI-generated story': strings.saveFailed,
    'An error occurred while saving your AI-generated story': strings.saveUnreachable,
    'Please sign in to share stories': strings.share.signedOut,
    'Please sign in to share this AI-generated story': strings.share.needsSignIn,
    'Please sign in to share this story': strings.share.refused,
    'Generate an AI story first before sharing': strings.share.needsStory,
    'Failed to share story': strings.share.failed,
    'Story shared but failed to share the prompt as inspiration': strings.share.promptFailed,
    'Story and prompt shared successfully!': strings.share.sharedBoth,
    'Story shared successfully!': strings.share.shared,
  });
});
