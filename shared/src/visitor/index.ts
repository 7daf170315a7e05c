export * from './visitor.tsx';
