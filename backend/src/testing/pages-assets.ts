export { createPagesAssets } from '../../../scripts/lib/hosted/pages-assets.mjs';
