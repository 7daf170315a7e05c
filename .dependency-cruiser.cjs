// Who may import whom (ARCHITECTURE.md). The swc parser, because the default one sees no modules under TypeScript 7.
const packages = '(shared|testing|shell|mfe-[^/]+|storyteller|supabase|backend|e2e|bench)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-by-name-only',
      comment: "A package is reached through its exports, never by a path into another package's files.",
      severity: 'error',
      from: { path: `^${packages}/` },
      to: { path: `^${packages}/`, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'apps-share-only-shared',
      comment: 'The five apps are deployed apart: the only package they have in common is shared.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+|storyteller|supabase|backend|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mfe-[^/]+|storyteller|supabase|backend|e2e|bench)/' },
    },
    {
      name: 'only-tests-import-testing',
      comment: 'What tests have in common is never part of the product.',
      severity: 'error',
      from: {
        path: '^(shared|shell|mfe-[^/]+|storyteller|supabase|backend|bench)/',
        pathNot: '\\.test\\.tsx?$|/testing/|/vitest\\.config\\.ts$|^backend/tests/',
      },
      to: { path: '^testing/' },
    },
    {
      name: 'testing-knows-only-shared',
      severity: 'error',
      from: { path: '^testing/' },
      to: { path: '^(shell|mfe-[^/]+|storyteller|supabase|backend|e2e|bench)/' },
    },
    {
      name: 'storyteller-stands-alone',
      severity: 'error',
      from: { path: '^storyteller/' },
      to: { path: '^(shell|mfe-[^/]+|supabase|backend|e2e|bench)/' },
    },
    {
      name: 'storyteller-behind-its-adapter',
      comment: 'The functions see one more provider; only their tests look inside.',
      severity: 'error',
      from: {
        pathNot:
          '^storyteller/|^supabase/functions/_shared/provider/(?:demo-provider|storyteller)\\.ts$|^supabase/.*\\.test\\.ts$',
      },
      to: { path: '^storyteller/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'A feature never imports another; what two need moves to shared, or to the app that composes them.',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-import-the-app',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/' },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'domain-and-device-storage-import-nothing',
      severity: 'error',
      from: { path: '^shared/src/(domain|device-storage)/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared/src/$1/' },
    },
    {
      name: 'theme-below-ui',
      severity: 'error',
      from: { path: '^shared/src/theme/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/(theme|facade|device-storage)/' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      from: { path: '^shared/src/ui/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/(ui|theme|facade|domain|contract|device-storage|cover)/' },
    },
    {
      name: 'bundled-parts-name-the-others',
      comment:
        'A folder inside ui or api, and cover, new-password and visitor, is bundled by each app that uses it. By a path it would take copies of the rest of shared along.',
      severity: 'error',
      from: {
        path: '^shared/src/((?:ui|api)/[^/]+|cover|new-password|visitor)/',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: { path: '^shared/src/', pathNot: '^shared/src/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'the-server-without-its-tests',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/tests/' },
    },
    {
      name: 'limits-below-the-gateway',
      comment: 'The gateway asks the limits, never the other way round; what both speak of is in http.',
      severity: 'error',
      from: { path: '^backend/src/(rate-limit|http)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/src/gateway/' },
    },
    {
      name: 'provider-below-stories',
      comment: 'The provider is told what to write; it does not know what a story is.',
      severity: 'error',
      from: { path: '^supabase/functions/_shared/provider/', pathNot: '\\.test\\.ts$' },
      to: { path: '^supabase/functions/_shared/stories/' },
    },
    {
      name: 'supabase-at-the-edge',
      comment: 'Only api and auth know the data client; rows become domain types there.',
      severity: 'error',
      from: { path: '^(shared|shell|mfe-[^/]+)/', pathNot: '^shared/src/(api|auth)/' },
      to: { path: 'node_modules/@supabase/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
