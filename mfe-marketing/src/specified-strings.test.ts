import { testStrings } from '@storyloom/testing/specified-strings';
import { describe, expect, it } from 'vitest';
import { strings as blog } from './features/blog/strings.ts';
import { strings as home } from './features/home/strings.ts';
import { strings as pricing } from './features/pricing/strings.ts';

/** The strings of the product specification that this module shows; those of the plans are in `model/plans.test.ts`. */
describe('the specification’s strings', () => {
  testStrings('The home page uses the specified string', {
    'Start Creating': home.hero.start,
    'Get Inspired': home.hero.inspire,
    'Multiple Genres': home.features.genres.title,
    Customization: home.features.customization.title,
    'Image Generation': home.features.images.title,
    'Inspiration Tools': home.features.inspiration.title,
    'Multiple Exports': home.features.exports.title,
    'Try Generator': home.generators.tryOne,
    'View All Generators': home.generators.all,
  });

  it('The home page promises 5 free story exports after sign-up', () => {
    expect(home.signUp.text).toContain('5 free story exports');
  });

  testStrings('Marketing pages use the specified string', {
    '14-day free trial': pricing.trial.title,
    '14-day money-back guarantee': pricing.guarantee.title,
    'Blog Post Not Found': blog.postNotFound.title,
  });
});
