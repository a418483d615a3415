#!/usr/bin/env bash
# Renders a bundle: render.sh [how many at once] [where pictures go]. Needs blender-gpu (unpack.sh makes it) and a
# python3 with torch, NumPy and OpenCV 4.7. Several at once, because one builds its scene or develops while another
# renders. Pictures that are there already are not rendered again, so that an interrupted command goes on where it was.
set -euo pipefail
here=$(dirname "$0")
pictures=$(realpath -m "${2:-$here/pictures}") work=$(mktemp -d)
cd "$here"
trap 'rm -rf "$work"' EXIT
export work pictures

render() {
  local name=$1 picture=$pictures/$1.jpg folder=$work/${1//\//+} began=$SECONDS
  [[ -e $picture ]] && return
  mkdir -p "$folder" "$(dirname "$picture")"
  if ! blender-gpu -b --factory-startup --python-exit-code 1 -P studio/blender/render.py -- "jobs/$name.json" "$folder" --gpu >"$folder/log" 2>&1; then
    echo "✗ $name"; tail -5 "$folder/log"; return
  fi
  python3 studio/finish.py "$folder" "$folder/picture.jpg" && mv "$folder/picture.jpg" "$picture"
  echo "✓ $name in $((SECONDS - began)) s: $(grep -o 'built in.*' "$folder/log")"
  rm -r "$folder"
}
export -f render
(cd jobs && find . -name '*.json') | sed 's|^\./||; s|\.json$||' | sort | xargs -P "${1:-4}" -I{} bash -c 'render {}'
