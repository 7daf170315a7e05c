import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle } from '@storyloom/shared/theme';
import { Toaster } from '@storyloom/shared/ui';
import { Gallery } from './gallery.tsx';
import { readThemeFromAddress } from './theme-switch.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
readThemeFromAddress();
createRoot(root).render(
  // Links do not leave the page.
  <MemoryRouter>
    <GlobalStyle />
    <Gallery />
    <Toaster />
  </MemoryRouter>,
);
