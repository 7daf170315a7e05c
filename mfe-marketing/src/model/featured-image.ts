import { PICTURES_AT } from 'virtual:posts';

/** The description of a post's picture, and its version. */
export interface FeaturedImage {
  /** The text alternative. */
  readonly alt: string;
  /** Changes with the drawing, so that browsers can cache the files forever. */
  readonly version: string;
}

/** Widths of each picture in pixels, and its aspect ratio. */
const WIDTHS = [480, 800, 1280] as const;
const SHAPE = { width: 5, height: 2 } as const;

export interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** File name in the folder of all pictures. */
  readonly name: string;
}

/** The files of a post's picture, smallest first. */
export function filesOf(slug: string, { version }: FeaturedImage): readonly PictureFile[] {
  return WIDTHS.map((width) => ({
    width,
    height: (width * SHAPE.height) / SHAPE.width,
    name: `${slug}-${width}-${version}.webp`,
  }));
}

/** The address of a picture. */
export const pictureAddress = ({ name }: PictureFile): string => `${PICTURES_AT}/${name}`;
