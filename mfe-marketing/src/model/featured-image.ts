import { PICTURES_AT } from 'virtual:posts';

/** What a post's picture shows, and which drawing of it this is. */
export interface FeaturedImage {
  /** For people who can't see it. */
  readonly alt: string;
  /** Changes with the drawing, so that a browser may keep the files for good. */
  readonly version: string;
}

/** Widths in pixels that each picture is drawn in, and its shape. */
const WIDTHS = [480, 800, 1280] as const;
const SHAPE = { width: 5, height: 2 } as const;

export interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** Name of the file in the folder of all pictures. */
  readonly name: string;
}

/** The files that a post's picture is drawn in, the smallest first. */
export function filesOf(slug: string, { version }: FeaturedImage): readonly PictureFile[] {
  return WIDTHS.map((width) => ({
    width,
    height: (width * SHAPE.height) / SHAPE.width,
    name: `${slug}-${width}-${version}.webp`,
  }));
}

/** Where the site has a picture. */
export const pictureAddress = ({ name }: PictureFile): string => `${PICTURES_AT}/${name}`;
