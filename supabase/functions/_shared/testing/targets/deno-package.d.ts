declare module 'deno/install_api.cjs';
