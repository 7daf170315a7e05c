import type { ReleaseMap, RemoteModule } from '@storyloom/shared/contract';
import { type ComponentType, lazy } from 'react';
import { styled } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { renderPage, startScript } from './render-page.tsx';

const releases: ReleaseMap = {
  remotes: [
    {
      id: 'marketing',
      name: 'Home and information pages',
      contract: 1,
      entry: '/remotes/marketing/mf-manifest.json',
      routes: ['/', '/about'],
      nav: [{ label: 'About', to: '/about', order: 10 }],
    },
  ],
};

const Title = styled.h1`
  color: rebeccapurple;
`;

function About() {
  return (
    <>
      <title>About · Storyloom</title>
      <meta name="description" content="Who “we” are &amp; why" />
      <Title>About</Title>
      {/* More than React sends in one piece of a page that streams. */}
      <p>{'A long text. '.repeat(2_000)}</p>
    </>
  );
}

const written = (Page: ComponentType, path = '/about') => {
  const remote: RemoteModule = { contract: 1, id: 'marketing', routes: [{ path: '/about', element: <Page /> }] };
  return renderPage({ path, releases, remote });
};

describe('a prerendered page', () => {
  it('has its title, description and its own styles in the head, and its content below the header of the site', async () => {
    const Late = lazy(async () => ({ default: About }));
    const { head, body, styles } = await written(Late);
    expect(head).toMatch(/^<title>About · Storyloom<\/title><meta name="description" content="[^"]+"\/>$/);
    expect(body).not.toContain('<title>');
    expect(styles).toMatch(/^<style data-styled="true".*rebeccapurple/s);
    expect((await written(() => <title>Empty</title>)).styles).not.toContain('rebeccapurple');
    expect(body).toMatch(/<header[\s\S]*<a[^>]*href="\/about"[\s\S]*<main[\s\S]*<h1[^>]*>About<\/h1>[\s\S]*<\/main>/);
    expect(body.match(/A long text\. /g)).toHaveLength(2_000);
    expect(body).not.toMatch(/<script|<template|hidden=""|aria-busy/);
    expect(body).toMatch(/<a[^>]*href="\/auth"[^>]*>Sign in<\/a>/);
    expect(body).toMatch(/<a[^>]*href="\/signup"[^>]*>Sign up<\/a>/);
  });

  it('is not written when it throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken(): never {
      throw new Error('The posts are missing');
    }
    await expect(written(Broken)).rejects.toThrow('The posts are missing');
  });

  it('has a start script in one line of fewer than 2,400 characters', () => {
    expect(startScript).toContain('storyloom-start');
    expect(startScript).not.toMatch(/\n|\/\*|\/\/ /);
    expect(startScript.length).toBeLessThan(2_400);
  });
});
