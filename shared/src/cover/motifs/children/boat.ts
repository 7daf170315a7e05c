import { circle, placed, polygon } from '../../path.ts';
import { scale, type Motif } from '../motif.ts';
import { clouds } from './clouds.ts';
import { waves } from './waves.ts';

/** A boat of folded paper, on round waves, before a great sun. */
export const boat: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const x = stage.x + stage.width * random.between(0.38, 0.62);
    const y = stage.y + stage.height * 0.66;
    const put = placed([x, y], random.between(-0.12, 0.12));
    const size = s * random.between(0.95, 1.2);
    const p = (right_: number, down: number) => put(right_ * size, down * size);
    const r = s * random.between(78, 104);
    return [
      {
        d: circle(
          stage.x + stage.width * random.between(0.3, 0.7),
          stage.y + stage.height * 0.46,
          s * random.between(270, 340),
        ),
        fill: 'light',
      },
      clouds(stage, random, s),
      { d: waves(stage, random, stage.y + stage.height * 0.6, r), fill: 'far' },
      { d: polygon(p(-120, -70), p(0, -300), p(120, -70)), fill: 'far' },
      { d: polygon(p(0, -300), p(120, -70), p(0, -50)), fill: 'mid' },
      { d: polygon(p(-290, -110), p(0, -40), p(290, -110), p(180, 110), p(-180, 110)), fill: 'paper' },
      { d: polygon(p(0, -40), p(290, -110), p(180, 110), p(60, 110)), fill: 'onSky' },
      { d: waves(stage, random, stage.y + stage.height * 0.7, r), fill: 'mid' },
      { d: waves(stage, random, stage.y + stage.height * 0.79, r), fill: 'near' },
      { d: waves(stage, random, stage.y + stage.height * 0.88, r), fill: 'deep' },
    ];
  },
};
