import { circle, n, range, rectangle } from '../../path.ts';
import { type Motif } from '../motif.ts';

/** Quarter circles in squares, as printers' ornaments are put together. */
export const ornaments: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const across = 6;
    const size = (stage.width * 0.83) / across;
    const down = Math.max(3, Math.floor((stage.height * 0.98) / size));
    const [left, top] = [stage.x + stage.width * 0.085, stage.y + (stage.height - down * size) / 2];
    const quarter = (x: number, y: number, corner: number, r: number) => {
      const [cx, cy] = [x + (corner % 2) * size, y + Math.floor(corner / 2) * size];
      const [h, v] = [corner % 2 ? -r : r, corner > 1 ? -r : r];
      return `M${n(cx)} ${n(cy)}h${n(h)}A${n(r)} ${n(r)} 0 0 ${h * v > 0 ? 1 : 0} ${n(cx)} ${n(cy + v)}Z`;
    };
    const mirrored = random.chance(0.6);
    const half = range(across).map(() =>
      range(down).map(() => ({ corner: Math.floor(random.between(0, 4)), kind: random.between(0, 1) })),
    );
    const layers: Record<'far' | 'near' | 'deep' | 'mid' | 'light', string[]> = {
      far: [],
      mid: [],
      near: [],
      deep: [],
      light: [],
    };
    for (const column of range(across)) {
      for (const row of range(down)) {
        const isMirror = mirrored && column >= across / 2;
        const tile = half[isMirror ? across - 1 - column : column]?.[row];
        if (tile === undefined) continue;
        const corner = isMirror ? tile.corner ^ 1 : tile.corner;
        const [x, y] = [left + column * size, top + row * size];
        if ((column + row) % 2 === 0) layers.far.push(rectangle(x, y, size, size));
        if (tile.kind < 0.16) layers.light.push(circle(x + size / 2, y + size / 2, size * 0.3));
        else {
          layers[tile.kind < 0.6 ? 'near' : 'deep'].push(quarter(x, y, corner, size));
          if (tile.kind > 0.4) layers.mid.push(quarter(x, y, corner, size * 0.5));
        }
      }
    }
    return (['far', 'near', 'deep', 'mid', 'light'] as const).map((fill) => ({ d: layers[fill].join(''), fill }));
  },
};
